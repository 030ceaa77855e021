import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Figure, table } from '../figure.ts'
import { readKept, worseThanKept } from './kept-figures.ts'

const figure = (over: Partial<Figure>): Figure => ({
  budget: 'month-speed',
  quantity: 'mount ÷ plain table',
  value: 1.2,
  range: [1.1, 1.4],
  better: 'less',
  limit: 1.3,
  aim: 1.15,
  from: '1 ÷ 2 ms',
  ...over,
})

test('a figure is worse once it leaves the range that was kept, on the side that is not wanted', () => {
  const speed = figure({ quantity: 'search ÷ SELECT 1', value: 0.3, range: [0.25, 0.35], better: 'more' })
  const bytes: Figure = figure({ quantity: 'bytes', value: 1 })
  delete bytes.range
  const kept = readKept(table([figure({}), speed, bytes]))
  expect(kept.size).toBe(3)
  const found = (over: Figure, value: number) => worseThanKept([{ ...over, value }], kept).length
  expect([found(figure({}), 1.4), found(figure({}), 0.5), found(figure({}), 1.41)]).toEqual([0, 0, 1])
  expect([found(speed, 0.25), found(speed, 2), found(speed, 0.24)]).toEqual([0, 0, 1])
  expect([found(bytes, 1.019), found(bytes, 1.021)]).toEqual([0, 1])
  expect(worseThanKept([figure({ quantity: 'not kept before', value: 99 })], kept)).toEqual([])
})

test('the kept results are read: every measured row of every table', () => {
  const results = readFileSync(new URL('../results.md', import.meta.url), 'utf8')
  const measured = results.split('\n').filter((line) => /^\| [\w-]+ \| .*\*\*/.test(line))
  expect(readKept(results).size).toBe(measured.length)
  expect(measured.length).toBeGreaterThan(20)
})
