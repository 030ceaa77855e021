import { createTransport, type NodemailerError } from 'nodemailer'
import { type Mailer, MailRefused } from './mail.ts'
import { mailOptions } from './mail-options.ts'

const patience = 20_000

/** Replies about the recipient's mailbox, of servers that add no enhanced code: unknown, elsewhere, not a name, a domain without mail. */
const mailboxCodes = [550, 551, 553, 556]
/** The enhanced codes (RFC 3463) about one address: 5.1.x but 5.1.7 and 5.1.8, which are the sender's, and 5.2.1, a disabled mailbox. */
const addressCode = /^5\.(1\.(?![78]$)\d+|2\.1)$/
/** The words of replies that are about us or about how much we send, whatever their code is. */
const aboutUs = /relay|sender|authent|quota|limit|exceed|\brate\b/i

/**
 * Did the server refuse the recipient for good? Only a reply to RCPT TO can say so, by its code. All else waits and is tried again: our
 * login, sender and quota, relaying that is denied, a blocked content or server, which would end every mail; and a full mailbox (5.2.2),
 * which somebody may empty.
 */
function isRefusal(error: unknown): boolean {
  const { permanent, command, responseCode = 0, response = '' } = error as NodemailerError
  if (permanent !== true || command !== 'RCPT TO') return false
  // Servers repeat the address in angle brackets.
  if (aboutUs.test(response.replace(/<[^>]*>/g, ''))) return false
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return enhanced === undefined ? mailboxCodes.includes(responseCode) : addressCode.test(enhanced)
}

/** Sends mails through an SMTP server, `smtp://user:password@host:587` or `smtps://…`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const options = mailOptions(mail)
      try {
        await transport.sendMail(options)
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message) : error
      }
    },
  }
}
