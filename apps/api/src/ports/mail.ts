/** A mail ready to go: plain text, one recipient, an identity that stays the same when sent again. */
export interface Mail {
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  date: string
}

/** Sends mails (D40). Sending one twice must not show twice. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
