import type { CalendarEvent } from '@ensaio/domain'

/** Somebody with an address for mails. */
export interface Mailbox {
  name: string
  address: string
}

/** A mail ready to go: one recipient, an identity that stays the same when sent again. */
export interface Mail {
  messageId: string
  from: Mailbox
  to: Mailbox
  subject: string
  text: string
  html: string | null
  event: CalendarEvent | null
  date: string
}

/** Sends mails (rule mail-outbox). Sending one twice must not show twice. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** The mail can never go: its address is none, or the server at the other end wants no mail for it. */
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
