import type { PhoneChannel, PhoneFailure, PhoneKind } from '@ensaio/domain'

/** A message to a phone. */
export interface PhoneMessage {
  /** Stays the same when it is sent again; the service repeats it in its notices. */
  reference: string
  /** E.164. */
  to: string
  kind: PhoneKind
  /** The values of the template's placeholders, in their order. */
  values: readonly string[]
  /** The whole text, for services without templates. */
  text: string
}

/**
 * How sending ended: `later` is certain not to have been accepted and may be tried again, all others on this channel, too, unless it is
 * about the one number; `unclear` may have been accepted.
 */
export type SendOutcome =
  | { is: 'accepted'; serviceId: string }
  | { is: 'refused'; failure: PhoneFailure; code: string | null }
  | { is: 'later'; failure: PhoneFailure; code: string | null; afterSeconds: number | null }
  | { is: 'unclear' }

/** Sends messages over one channel. Never throws: a failure is an outcome. */
export interface MessageSender {
  send(message: PhoneMessage): Promise<SendOutcome>
}

/** The channels that are on. */
export type MessageSenders = Partial<Record<PhoneChannel, MessageSender>>

/** How far a message has come, as its service tells it. */
export type PhoneProgress = 'sent' | 'delivered' | 'read' | 'failed'

/** A notice of a service: how far a message has come, or what somebody wrote back. */
export type PhoneNotice =
  | {
      is: 'progress'
      /** Null where the service does not repeat it. */
      reference: string | null
      serviceId: string
      progress: PhoneProgress
      failure: PhoneFailure | null
      code: string | null
    }
  | { is: 'reply'; from: string; text: string }
