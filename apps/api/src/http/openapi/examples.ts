import type { Endpoint } from '@ensaio/domain'
import examples from './examples.json' with { type: 'json' }

/** A request and the data of its answer, as the demo gave them. */
export interface Example {
  request?: unknown
  answer?: unknown
}

const known = examples as Readonly<Record<string, Example>>

/** The example of a call; empty where there is none. `EXAMPLES=write` writes them anew, see `examples.test.ts`. */
export function exampleOf(method: Endpoint['method'], path: string): Example {
  return known[`${method} ${path}`] ?? {}
}
