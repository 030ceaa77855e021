import { largestPhoto } from '@ensaio/domain'
import { expect, test } from 'vitest'
import { siftFiles } from './sift-files.ts'

function file(name: string, type: string, size = 10): File {
  return new File([new Uint8Array(size)], name, { type })
}

const names = (files: readonly File[]) => files.map(({ name }) => name)

test('3145728 bytes fit, one more is too large', () => {
  const sifted = siftFiles([
    file('no-limite.jpg', 'image/jpeg', largestPhoto),
    file('passou.jpg', 'image/jpeg', largestPhoto + 1),
  ])
  expect(names(sifted.fit)).toEqual(['no-limite.jpg'])
  expect(names(sifted.oversize)).toEqual(['passou.jpg'])
})

test('only jpg and png are photos; a large stranger is a stranger', () => {
  const sifted = siftFiles([
    file('a.png', 'image/png'),
    file('SEM-TIPO.JPEG', ''),
    file('b.gif', 'image/gif'),
    file('c.jpg', 'text/html'),
    file('d.mov', 'video/quicktime', largestPhoto + 1),
  ])
  expect(names(sifted.fit)).toEqual(['a.png', 'SEM-TIPO.JPEG'])
  expect(names(sifted.strange)).toEqual(['b.gif', 'c.jpg', 'd.mov'])
  expect(sifted.oversize).toEqual([])
})
