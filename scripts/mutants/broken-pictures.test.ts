import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { differingPictures } from './broken-pictures.ts'

/** Writes pictures of one colour each into a new folder. */
async function pictures(shades: Record<string, number>) {
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-mutant-'))
  for (const [name, shade] of Object.entries(shades)) {
    const png = new PNG({ width: 8, height: 8 })
    png.data.fill(shade)
    await mkdir(join(folder, 'phone'), { recursive: true })
    await writeFile(join(folder, name), PNG.sync.write(png))
  }
  return folder
}

test('a mutant is noticed by a changed picture in any mode, and by a story that has no picture any more', async () => {
  const before = await pictures({ 'same.png': 250, 'phone/changed.png': 250, 'phone/gone.png': 250 })
  const after = await pictures({ 'same.png': 250, 'phone/changed.png': 120 })
  expect((await differingPictures(before, after)).sort()).toEqual(['phone/changed.png', 'phone/gone.png'])
})

test('a mutant with the same pictures is not noticed', async () => {
  expect(await differingPictures(await pictures({ 'a.png': 250 }), await pictures({ 'a.png': 250 }))).toEqual(
    [],
  )
})
