import { addressTitle, type Instant, type Session, type VisitStep } from '@ensaio/domain'
import { isUnheard, useComingBack } from '@ensaio/frame'
import { freshKey } from '@ensaio/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropStep, type KeptStep, keepStep, readKeptSteps, sendKeptSteps } from './kept-steps.ts'

/** How often waiting steps are tried again, in milliseconds: a phone may be online without a way to the server. */
const tryAgainEvery = 5_000

/**
 * The steps that a photographer said without a network (rule kept-steps): `say` sends one at once and keeps it when nobody answers, or
 * while others wait. Waiting ones are sent when the network returns, when the page is seen again, and every five seconds.
 */
export function useKeptSteps(
  { device, person, clock }: { device: Storage | null; person: string; clock: () => Instant },
  send: (step: KeptStep) => Promise<Session>,
  onSent: (visit: Session) => void,
) {
  const [steps, setSteps] = useState<KeptStep[]>([])
  const latest = useRef({ send, onSent })
  latest.current = { send, onSent }
  const look = useCallback(() => setSteps(readKeptSteps(device, person)), [device, person])

  const sendAll = useCallback(async () => {
    const { send, onSent } = latest.current
    await sendKeptSteps(device, person, send, onSent)
    look()
  }, [device, person, look])

  useEffect(() => {
    look()
    void sendAll()
    const online = () => void sendAll()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [look, sendAll])
  useComingBack(sendAll)

  const isWaiting = steps.some(({ problem }) => problem === null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void sendAll(), tryAgainEvery)
    return () => clearInterval(timer)
  }, [isWaiting, sendAll])

  async function say(visit: Session, step: VisitStep): Promise<void> {
    const said: KeptStep = {
      key: freshKey(),
      person,
      visit: visit.id,
      place: addressTitle(visit.address),
      step,
      start: visit.scheduled_for ?? '',
      at: clock(),
      problem: null,
    }
    const waiting = readKeptSteps(device, person).filter(({ problem }) => problem === null)
    // Steps of a visit are said in their order.
    if (waiting.length === 0) {
      try {
        latest.current.onSent(await send(said))
        return
      } catch (reason) {
        if (!isUnheard(reason) || device === null) throw reason
      }
    }
    keepStep(device, said)
    look()
    if (waiting.length > 0) void sendAll()
  }

  const dismiss = (key: string) => {
    dropStep(device, key)
    look()
  }
  return { steps, say, dismiss }
}
