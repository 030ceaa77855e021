import { readFile } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import { resultFile, type ScratchApp } from './scratch-app.ts'

/** Waits for the external app and returns it; throws when it could not be made. */
export async function madeApp(): Promise<ScratchApp> {
  const result = await vi.waitFor(() => readFile(resultFile(inject('scratch')), 'utf8'), {
    timeout: 300_000,
    interval: 100,
  })
  const outcome = JSON.parse(result) as ScratchApp | { failure: string }
  if ('failure' in outcome) throw new Error(outcome.failure)
  return outcome
}
