import type { Instant, PreparednessAnswer, PreparednessDraft, PublicSession } from '@ensaio/domain'

/** A way to reach the house: `(11) 3333-4444` at `tel:+551133334444`. */
export type ContactWay = { label: string; href: string }

/** The props of `PreparednessQuestion`. */
export type PreparednessQuestionProps = {
  /** A booked ensaio that is still to come. */
  session: Pick<PublicSession, 'service' | 'client' | 'preparedness' | 'time_zone'>
  now: Instant
  /** What is chosen and typed; kept by the caller, so that it survives leaving the page. */
  draft: PreparednessDraft
  onDraft: (draft: PreparednessDraft) => void
  /** The page that moves the visit; left out when it is too late. */
  rescheduleHref?: string
  /** Where the house is reached when the visit can no longer be moved. */
  contacts?: readonly ContactWay[]
  /** Focuses the question, for whoever followed a link to it. */
  focused?: boolean
  /** Sends the answer; a rejection is reported, and keeps what was typed. */
  onAnswer: (answer: PreparednessAnswer, note: string) => Promise<unknown>
}
