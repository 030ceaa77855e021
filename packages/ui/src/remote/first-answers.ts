import { createContext, use, useId } from 'react'
import type { Remote } from './remote.ts'

/** Sends a question. */
export type Ask<Value> = (signal: AbortSignal) => Promise<Value>

/** The answers to the first questions of a page that a server writes. */
export interface FirstAnswers {
  /**
   * The answer at a place of the page; undefined where there is none. The server asks and returns a promise, so that the place is written
   * once the answer is there; the browser returns what the server found.
   */
  at<Value>(place: string, ask: Ask<Value>): Promise<Remote<Value>> | Remote<Value> | undefined
}

/** Carries the answers of a page that a server wrote; null elsewhere. */
export const FirstAnswersContext = createContext<FirstAnswers | null>(null)

/** The first answer to a question of this component, when a server writes the page or has written it. */
export function useFirstAnswer<Value>(ask: Ask<Value>): Remote<Value> | undefined {
  // The same place has the same id on the server and in the browser.
  const place = useId()
  const found = use(FirstAnswersContext)?.at(place, ask)
  return found instanceof Promise ? use(found) : found
}
