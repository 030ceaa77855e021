import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare, faint, leastStep } from './compare.ts'
import { writeReport } from './report.ts'

async function folders() {
  const home = await mkdtemp(join(tmpdir(), 'ensaio-visual-'))
  const at = {
    baseline: join(home, 'baseline'),
    current: join(home, 'current'),
    report: join(home, 'report'),
  }
  await Promise.all(Object.values(at).map((path) => mkdir(path)))
  return at
}

function picture(change?: (png: PNG) => void): Buffer {
  const png = new PNG({ width: 40, height: 30 })
  png.data.fill(250)
  change?.(png)
  return PNG.sync.write(png)
}

test('one differing pixel is reported with before, after and difference images', async () => {
  const at = await folders()
  await writeFile(join(at.baseline, 'a.png'), picture())
  await writeFile(
    join(at.current, 'a.png'),
    picture((png) => png.data.set([250 - faint.step - 1, 250, 250], 4 * (40 * 12 + 7))),
  )
  const difference = await compare('a.png', at)
  expect(difference).toEqual({ name: 'a.png', what: '1 pixel differs' })
  const page = await readFile(await writeReport(difference ? [difference] : [], { ...at, of: 1 }), 'utf8')
  for (const file of ['a.before.png', 'a.after.png', 'a.difference.png']) expect(page).toContain(file)
})

test('a few faint pixels are no difference; many are, as of another colour', async () => {
  const at = await folders()
  const changed = (pixels: number, step: number) =>
    picture((png) => {
      for (let nth = 0; nth < pixels; nth += 1) png.data[4 * nth] = 250 - step
    })
  await writeFile(join(at.baseline, 'a.png'), picture())
  await writeFile(join(at.current, 'a.png'), changed(faint.pixels, faint.step))
  expect(await compare('a.png', at)).toBeNull()
  await writeFile(join(at.current, 'a.png'), changed(faint.pixels + 1, leastStep + 1))
  expect(await compare('a.png', at)).toEqual({ name: 'a.png', what: '401 pixels differ' })
})

test('equal images are no difference; new, removed and resized ones are', async () => {
  const at = await folders()
  await writeFile(join(at.baseline, 'same.png'), picture())
  await writeFile(join(at.current, 'same.png'), picture())
  await writeFile(join(at.baseline, 'gone.png'), picture())
  await writeFile(join(at.current, 'new.png'), picture())
  const taller = new PNG({ width: 40, height: 31 })
  await writeFile(join(at.baseline, 'taller.png'), picture())
  await writeFile(join(at.current, 'taller.png'), PNG.sync.write(taller))
  expect(await compare('same.png', at)).toBeNull()
  expect(await compare('gone.png', at)).toMatchObject({ what: 'gone' })
  expect(await compare('new.png', at)).toMatchObject({ what: 'new' })
  expect(await compare('taller.png', at)).toMatchObject({ what: '40 × 30 px, now 40 × 31' })
})
