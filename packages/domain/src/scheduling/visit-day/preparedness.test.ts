import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldMessages } from '../../failure/failure-body.ts'
import {
  answeredVisits,
  chosenAnswer,
  PreparednessChoice,
  PreparednessForm,
  preparednessAnswers,
  preparednessQuestion,
  preparednessSteps,
} from './preparedness.ts'

const now = '2026-11-20T15:00:00.000Z'
const [past, soon, late] = ['2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z', '2026-11-25T14:00:00.000Z']

test('the last segment of a link chooses an answer, every other one none', () => {
  for (const answer of preparednessAnswers) expect(chosenAnswer(preparednessSteps[answer])).toBe(answer)
  expect(['', 'remarcar', 'informacoes'].map(chosenAnswer)).toEqual([null, null, null])
})

test('a note alone needs its text; other answers do not', () => {
  const problems = (choice: object) => {
    const { issues } = safeParse(PreparednessChoice, choice)
    return issues ? fieldMessages(issues) : {}
  }
  expect(problems({ answer: 'ready', note: ' ' })).toEqual({})
  expect(problems({ answer: 'another_day' })).toEqual({})
  expect(problems({ answer: 'note', note: ' ' })).toEqual({ note: 'Escreva o recado.' })
  expect(problems({ answer: 'note', note: 'a'.repeat(501) })).toEqual({ note: 'Use no máximo 500 caracteres.' })
  expect(safeParse(PreparednessForm, { answer: 'ready', visits: [] }).success).toBe(false)
})

test('an answer is about the booked visits that are still to come', () => {
  expect(answeredVisits({ status: 2, scheduled_for: soon }, now)).toEqual([soon])
  expect(answeredVisits({ status: 2, scheduled_for: past }, now)).toEqual([])
  expect(answeredVisits({ status: 2, scheduled_for: now }, now)).toEqual([])
  expect(answeredVisits({ status: 1, scheduled_for: null }, now)).toEqual([])
  const units = [
    { status: 2, scheduled_for: soon },
    { status: 1, scheduled_for: null },
    { status: 3, scheduled_for: late },
    { status: 2, scheduled_for: late },
  ]
  expect(answeredVisits({ status: 2, scheduled_for: soon, units }, now)).toEqual([soon, late])
})

test('the question begins with its object', () => {
  expect(preparednessQuestion('o imóvel')).toBe('O imóvel está pronto?')
})
