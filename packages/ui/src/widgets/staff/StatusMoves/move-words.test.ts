import { sessionStatuses } from '@ensaio/domain'
import { expect, test } from 'vitest'
import { moveLabel, moveQuestion, staffMovesFrom, standing } from './move-words.ts'

const past = '2026-11-20T13:30:00.000Z'

test.each(sessionStatuses)('every move from status %i has words', (from) => {
  const facts = { status: from, scheduledFor: past, doneAt: past, now: '2026-11-20T15:00:00.000Z' }
  expect(standing(facts)).toMatch(/\.$/)
  for (const to of staffMovesFrom(facts)) {
    expect(moveLabel(from, to)).not.toBe('')
    expect(moveQuestion(facts, to, 'amanhã')?.title ?? '?').toMatch(/\?$/)
  }
})
