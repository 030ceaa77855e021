import { type Caller, createCaller } from '@ensaio/client'
import type { Instant, Publisher, User } from '@ensaio/domain'

/** What the server knows of a page that is asked for. */
export interface PageRequest {
  origin: string
  address: Pick<Location, 'pathname' | 'search'>
  user: User | null
  now: Instant
  /** What the head of the page says about the house. */
  publisher: Publisher
  /** Sends a question of the page to the API, as its browser would. */
  ask: (request: Request) => Promise<Response>
  /** Aborts when writing the page has taken too long. */
  signal: AbortSignal
}

// Requests need a whole address; only its path is used.
const nowhere = 'http://ensaio.invalid'

/** The caller of a page that a server writes: asks the API in the same process, and never for a password. */
export function serverCaller({ ask }: PageRequest, apiPath: string): Caller {
  const fetch = async (input: string | URL | Request, init?: RequestInit) => ask(new Request(input, init))
  const caller: Caller = {
    ...createCaller({ baseUrl: `${nowhere}${apiPath}`, fetch }),
    whenSignedOut: () => caller,
  }
  return caller
}
