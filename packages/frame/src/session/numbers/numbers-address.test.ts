import { describe, expect, test } from 'vitest'
import { numbersQueryOf, numbersSearchOf } from './numbers-address.ts'

const today = '2026-11-20'
const read = (query: string) => numbersSearchOf(new URLSearchParams(query), today)

describe('the address of "Números"', () => {
  test('says nothing of the usual period, and names the others', () => {
    expect(read('')).toMatchObject({ preset: 'twelve_weeks', from: '2026-08-31', until: '2026-11-22' })
    expect(numbersQueryOf(read('')).toString()).toBe('')
    expect(read('periodo=last_month')).toMatchObject({ from: '2026-10-01', until: '2026-10-31' })
  })

  test.each([
    '',
    'periodo=this_year',
    'de=2026-09-02&ate=2026-09-20',
    'periodo=four_weeks&cidade=S%C3%A3o+Paulo&servico=2&cliente=7&fotografo=3',
  ])('%s comes back as it was read', (query) => {
    expect(numbersQueryOf(read(query)).toString()).toBe(query)
  })

  test.each([
    'de=2026-02-30&ate=2026-03-01',
    'de=2026-03-02&ate=2026-03-01',
    'de=2024-01-01&ate=2026-01-01',
    'de=2026-09-01',
    'periodo=sempre',
    'servico=-1&cliente=todos&fotografo=1.5&cidade=',
  ])('%s cannot be read, and shows what is usual', (query) => {
    expect(read(query)).toEqual(read(''))
  })
})
