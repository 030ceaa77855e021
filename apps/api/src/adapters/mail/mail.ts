import type { CalendarEvent } from '@ensaio/domain'

/** A name with a mail address. */
export interface Mailbox {
  name: string
  address: string
}

/** The content id under which a mail's HTML shows the logo that it brings along. */
export const logoId = 'logo@house'

/** A mail to send: one recipient, and an id that stays the same when it is sent again. */
export interface Mail {
  messageId: string
  from: Mailbox
  to: Mailbox
  subject: string
  text: string
  html: string | null
  event: CalendarEvent | null
  /** The house's logo as a png, where the HTML shows it. */
  logo?: Buffer | undefined
  date: string
  /** The address to which a mail program posts to unsubscribe the reader (RFC 8058); left out for a mail that cannot be turned off. */
  unsubscribeUrl?: string | undefined
}

/** Sends mails. A mail that is sent twice must appear once (rule mail-outbox). */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** The mail can never be sent: its address is invalid, or the receiving server refuses that address for good. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MailRefused'
  }
}

/** Reads `Name <name@host>` or `name@host`. */
export function mailbox(text: string): Mailbox {
  const [, name = '', address = text] = text.match(/^\s*(.*?)\s*<([^<>]+)>\s*$/) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
