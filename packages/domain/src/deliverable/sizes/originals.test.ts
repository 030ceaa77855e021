import * as v from 'valibot'
import { expect, test } from 'vitest'
import { originalsArchived, originalsHere, originalsNotice, originalsState } from './originals.ts'
import { Originals } from './originals-schema.ts'

const at = '2026-11-01T11:00:00.000Z'

test('originals are here until a day, in the archive, or asked back (rule archived-originals)', () => {
  const state = (archived_at: string | null, asked_at: string | null) =>
    originalsState(v.parse(Originals, { archive_on: '2026-11-01', archived_at, asked_at }))
  expect([state(null, null), state(at, null), state(at, at)]).toEqual(['leaving', 'archived', 'asked'])
  expect(originalsNotice).toBe(30)
})

test('a refusal says how to get them, and until when they are here', () => {
  expect(originalsArchived).toMatch(/^Os originais deste ensaio estão no arquivo\. Peça-os de volta/)
  expect(originalsHere('2026-12-14')).toBe('Os originais estão aqui até 14/12/2026.')
})
