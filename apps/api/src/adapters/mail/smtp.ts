import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mail.ts'
import { mailOptions } from './mail-options.ts'

const patience = 20_000

/** Did the server refuse the recipient for good? Other failures may be temporary. */
function isRefusal(error: unknown): boolean {
  const { permanent, code } = error as { permanent?: boolean; code?: string }
  return permanent === true && code === 'EENVELOPE'
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
