import { Failure } from '@ensaio/domain'
import { freshKey } from '@ensaio/ui'

/** A body sent without a definite answer so far, and its idempotency key. */
export interface OpenAttempt {
  body: string
  key: string
}

/** The storage of open attempts. */
export interface AttemptStore {
  get: (what: string) => OpenAttempt | null | undefined
  set: (what: string, attempt: OpenAttempt) => void
  delete: (what: string) => void
}

/** Is a failure the answer to a request, so that it was not carried out? Without one, it may have been. */
export function isRefusal(reason: unknown): boolean {
  return (
    reason instanceof Failure && reason.status >= 400 && reason.status < 500 && reason.code !== 'in_flight'
  )
}

/**
 * Sends a request that must not run twice (rule idempotency-key): the key stays while the same body has no definite answer; a lost answer,
 * a second press and a retry are one attempt. With a store that survives a reload, so is a reload; bodies with card data must
 * stay in memory.
 */
export function createAttempts(open: AttemptStore = new Map<string, OpenAttempt>()) {
  return async function attempt<Answer>(
    what: string,
    body: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const written = JSON.stringify(body)
    const before = open.get(what)
    const current = before?.body === written ? before : { body: written, key: freshKey() }
    open.set(what, current)
    try {
      const answer = await send(current.key)
      open.delete(what)
      return answer
    } catch (reason) {
      if (isRefusal(reason)) open.delete(what)
      throw reason
    }
  }
}
