import type { Actor, Instant, Pin, Thread, ThreadForm } from '@ensaio/domain'
import type { Press } from '../../primitives/action/usePress.ts'
import type { Remote } from '../../remote/remote.ts'

/** The conversation about an ensaio, and what its viewer may do with it. A callback that is left out takes its control away. */
export type Conversation = {
  /** The threads, the oldest first. */
  threads: Remote<readonly Thread[]>
  viewer: Actor
  /** The present, beside which days read "hoje" and "ontem". */
  now: Instant
  /** IANA zone of the property. */
  time_zone: string
  onRetry: Press
  /** Starts a thread. */
  onStart?: (thread: ThreadForm) => Promise<unknown>
  onAnswer?: (thread: Thread, text: string) => Promise<unknown>
  onResolve?: (thread: Thread, isResolved: boolean) => Promise<unknown>
}

/** Unsent texts and points, by the name of their editor; they outlive a closed editor. */
export type Drafts = Map<string, { text: string; pin: Pin | null }>
