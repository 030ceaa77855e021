import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mail.ts'
import { mailOptions } from './mail-options.ts'

const patience = 20_000

/** Says of a failed conversation whether the recipient was refused for good; what ails the server itself may pass. */
function isRefusal(error: unknown): boolean {
  const { permanent, code } = error as { permanent?: boolean; code?: string }
  return permanent === true && code === 'EENVELOPE'
}

/** Sends mails through an SMTP server, `smtp://user:password@host:587` or `smtps://…` (rule mail-outbox). */
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
