import { expect, test } from 'vitest'
import { letterParts } from './letter-parts.ts'

const links = (text: string) => letterParts(text).flatMap(({ href }) => href ?? [])

test('web addresses become links, and no text is lost', () => {
  const text = 'Agende em https://ensaio.test/s/Zk3v?dia=2.\n(ou http://ensaio.test/ajuda) Até logo.'
  expect(links(text)).toEqual(['https://ensaio.test/s/Zk3v?dia=2', 'http://ensaio.test/ajuda'])
  expect(
    letterParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('other schemes and incomplete addresses remain text', () => {
  expect(links('javascript:alert(1) ensaio.test http:// fim')).toEqual([])
  expect(letterParts('')).toEqual([])
})
