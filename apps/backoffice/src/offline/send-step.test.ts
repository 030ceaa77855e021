import { Failure } from '@ensaio/domain'
import { session } from '@ensaio/mocks'
import { expect, test, vi } from 'vitest'
import type { KeptStep } from './kept-steps.ts'
import { sendStep } from './send-step.ts'

const start = '2026-11-20T16:30:00.000Z'
const absent: KeptStep = {
  key: 'first',
  person: 'fotografo@demo.test',
  visit: 1042,
  place: 'Rua Augusta, 1500',
  step: 'absent',
  start,
  at: start,
  problem: null,
}

/** Sends the step to a server that refuses it and shows the visit as absent. */
function sendRefused(reason: Failure) {
  const move = vi.fn(() => Promise.reject(reason))
  const get = vi.fn(async () => session({ id: 1042, status: 6 }))
  const client = { queue: { move }, sessions: { get } } as unknown as Parameters<typeof sendStep>[0]
  return { move, get, answer: sendStep(client, () => start, absent) }
}

test('an end of a visit is sent with its start; one that the server has already succeeds', async () => {
  const { move, answer } = sendRefused(new Failure('transition_refused', 'Não pode.'))
  expect((await answer).status).toBe(6)
  expect(move).toHaveBeenCalledWith(1042, 6, start)
})

test.each(['visit_moved', 'signed_out', 'too_many', 'offline'] as const)(
  'after %s the visit is not asked for: what was said of it is refused, or waits',
  async (code) => {
    const { get, answer } = sendRefused(new Failure(code, 'Não foi.'))
    await expect(answer).rejects.toMatchObject({ code })
    expect(get).not.toHaveBeenCalled()
  },
)
