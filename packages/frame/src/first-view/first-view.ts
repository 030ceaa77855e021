import type { FailureBody, Instant, User } from '@ensaio/domain'

/** An answer as a server wrote it into a page: the value, or the refusal. */
export type WrittenAnswer = { value: unknown } | { refusal: FailureBody }

/** What a server knew when it wrote a page: the app begins with it, and asks for none of it again. */
export interface FirstView {
  /** The page's origin, as in `window.location`. */
  origin: string
  /** The server's clock. */
  now: Instant
  /** Who is signed in. */
  user: User | null
  /** The answers, by their places on the page. */
  answers: Record<string, WrittenAnswer>
}

/** The id of the element that holds it, as JSON. */
export const firstViewId = 'first-view'
