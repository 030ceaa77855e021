import { readFile } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import { type ScratchApp, tellingOf } from './scratch-app.ts'

/** The app of somebody else, and the tarballs in it; waits until they are made. */
export async function madeApp(): Promise<ScratchApp> {
  const telling = await vi.waitFor(() => readFile(tellingOf(inject('scratch')), 'utf8'), {
    timeout: 300_000,
    interval: 100,
  })
  const outcome = JSON.parse(telling) as ScratchApp | { failure: string }
  if ('failure' in outcome) throw new Error(outcome.failure)
  return outcome
}
