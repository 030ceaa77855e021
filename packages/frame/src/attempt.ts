import { Failure } from '@ensaio/domain'

// Not crypto.randomUUID: a portal reached over plain http has none.
/** A key that nobody used before: 32 hexadecimal digits. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A body that was sent without a definite answer so far, and the key that it was sent under. */
export interface OpenAttempt {
  body: string
  key: string
}

/** Where open attempts are kept; a page's memory unless told. */
export interface AttemptStore {
  get: (what: string) => OpenAttempt | null | undefined
  set: (what: string, attempt: OpenAttempt) => void
  delete: (what: string) => void
}

/**
 * Sends something that must not happen twice: the key stays the same while the same body has no definite answer, so that a lost answer,
 * a second press and a retry are one attempt. With a store that outlives the page, a reload is one as well; bodies with card data must
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
      const isDefinite = reason instanceof Failure && reason.status >= 400 && reason.status < 500
      if (isDefinite && reason.code !== 'in_flight') open.delete(what)
      throw reason
    }
  }
}
