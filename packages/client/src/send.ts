import { late, offline, refusalOf, unreadable } from './failures.ts'

/** How a request is sent; the browser's own `fetch` unless told. */
export interface Sending {
  baseUrl: string
  fetch?: typeof fetch
}

/** One request. */
export type Sent = {
  method: string
  headers?: Record<string, string>
  body?: FormData | string
  query?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** How long it may take until it is read, in ms; for ever unless told. */
  patience?: number
  /** Told of the answer before it is read, a refusal too. */
  onAnswer?: ((response: Response) => void) | undefined
}

/**
 * Sends one request, once, and gives what `read` makes of the answer. Throws `Failure` for a refusal, a broken connection, an answer that is
 * late or cannot be read; an abort is thrown as it came.
 */
export async function send<Answer>(
  { baseUrl, fetch = globalThis.fetch }: Sending,
  path: string,
  { query, signal, patience, onAnswer, ...init }: Sent,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const impatience = new AbortController()
  const timer = patience && setTimeout(() => impatience.abort(), patience)
  const request = new Request(baseUrl.replace(/\/$/, '') + path + search, {
    ...init,
    signal: signal ? AbortSignal.any([signal, impatience.signal]) : impatience.signal,
  })
  try {
    const response = await fetch(request)
    onAnswer?.(response)
    if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => undefined))
    return await read(response)
  } catch (reason) {
    if (signal?.aborted) throw reason
    if (impatience.signal.aborted) throw late()
    // Every browser tells a broken connection in other words, all as a TypeError.
    if (reason instanceof TypeError) throw offline()
    throw reason instanceof SyntaxError ? unreadable() : reason
  } finally {
    clearTimeout(timer)
  }
}
