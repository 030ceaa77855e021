import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'
import { mailOptions } from './mail-options.ts'

/** The name of a mail's file. */
export function mailFile(messageId: string): string {
  return `${messageId.replace(/[^\w.-]/g, '_')}.eml`
}

/** Writes mails into a folder as files that mail programs open, one per message id, so that a repeated mail replaces itself. */
export function mailFolder(folder: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: loading it at the start delays a server by an eighth.
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(mailOptions(mail))
      await mkdir(folder, { recursive: true })
      const path = join(folder, mailFile(mail.messageId))
      await writeFile(`${path}.new`, message)
      await rename(`${path}.new`, path)
    },
  }
}
