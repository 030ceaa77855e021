import { expect, test } from 'vitest'
import { readyPackageKeys, readyPackages } from '../service/ready-packages.ts'
import { firstRunGoesOnAt, firstRunNames, firstStepNames } from './first-steps.ts'

test.each([
  [[], 'brand'],
  [['brand', 'cities'], 'services'],
  [['brand', 'cities', 'services', 'photographers', 'payments'], 'mails'],
  [[...firstRunNames], 'done'],
])('with %j done, the first run goes on at %s (rule first-run)', (done: string[], place) => {
  const steps = firstStepNames.map((name) => ({ name, done: done.includes(name) }))
  expect(firstRunGoesOnAt(steps)).toBe(place)
})

test('a house without first steps is at the end of its first run', () => {
  expect(firstRunGoesOnAt(null)).toBe('done')
})

test('each ready package delivers more than the one before, for a higher price (rule ready-packages)', () => {
  const all = readyPackageKeys.map((key) => readyPackages[key])
  all.slice(1).forEach((one, place) => {
    expect(one.items).toEqual(expect.arrayContaining([...(all[place]?.items ?? [])]))
    expect(one.price).toBeGreaterThan(all[place]?.price ?? 0)
  })
})
