import { expect, test } from 'vitest'
import { runJob, startOperation, unconfigured } from './operation.ts'

const now = '2026-11-20T15:00:00.000Z'
const clock = { now: () => now }

test('a round that threw as a whole is over with the next one, one with a failed piece is not', async () => {
  const operation = startOperation(unconfigured, clock)
  const round = (job: (failed: (error: unknown) => void) => Promise<string>) =>
    runJob(operation, { name: 'deliver-webhooks', clock, log: () => undefined }, job)
  const failedAt = () => operation.jobs['deliver-webhooks'].failed_at
  await round(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')))
  expect(failedAt()).toBe(now)
  // The database is back, and there is nothing to do.
  await round(async () => 'idle')
  expect(failedAt()).toBeNull()
  await round(async (failed) => {
    failed(new Error('503'))
    return 'done'
  })
  await round(async () => 'idle')
  expect(failedAt()).toBe(now)
})
