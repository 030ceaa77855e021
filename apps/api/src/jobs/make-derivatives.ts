import type { Ports } from '../adapters/ports.ts'
import { makeDerivative } from '../files/sizes/make-derivative.ts'
import { askForOld, newestPhoto, takeNext } from '../files/sizes/repository/derivatives.ts'

/** How long a round goes on, in ms: short enough for it to end within the time that a stop waits. */
const roundTime = 5000
/** After so many failures a round ends: the storage is probably away. */
const mostFailures = 3
/** Old photos are looked for so often, in ms, and among so many ids each time. */
const lookEvery = 15_000
const idsAtOnce = 1000

/**
 * Creates a job that draws the pictures that photos wait for, one after the other (rule derivatives-once). When there is nothing new, it
 * draws one for photos that were delivered before there were sizes, so that an old house is filled slowly, beside its work. Several
 * servers share the work; each round returns how many it drew.
 */
export function derivativeMaker(
  ports: Pick<Ports, 'db' | 'storage' | 'clock'>,
): (failed: (error: unknown) => void) => Promise<number> {
  const { db, clock } = ports
  /** Photos up to this id were not looked through yet; 0 when all were. */
  let below = 0
  let lookAt = 0

  async function lookThroughOld(): Promise<void> {
    if (performance.now() < lookAt) return
    lookAt = performance.now() + lookEvery
    const upTo = below === 0 ? await newestPhoto(db) : below
    below = Math.max(0, upTo - idsAtOnce)
    await askForOld(db, { above: below, upTo }, clock.now())
  }

  return async (failed) => {
    const end = performance.now() + roundTime
    let [made, failures] = [0, 0]
    async function makeNext(isBacklog: boolean): Promise<boolean> {
      const taken = await takeNext(db, clock.now(), { isBacklog })
      if (taken === null) return false
      try {
        if ((await makeDerivative(ports, taken)) !== null) made += 1
      } catch (error) {
        failed(error)
        failures += 1
      }
      return true
    }
    let isBusy = false
    while (performance.now() < end && failures < mostFailures && (await makeNext(false))) isBusy = true
    if (!isBusy && !(await makeNext(true))) await lookThroughOld()
    return made
  }
}
