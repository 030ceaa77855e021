import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { mailOptions } from './mail-options.ts'

/** The name of a mail's file. */
export function mailFile(messageId: string): string {
  return `${messageId.replace(/[^\w.-]/g, '_')}.eml`
}

/** Writes mails into a folder as files that mail programs open, one per message id, so that a repeat replaces itself (D40). */
export function mailFolder(folder: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailOptions(mail))
      await mkdir(folder, { recursive: true })
      const path = join(folder, mailFile(mail.messageId))
      await writeFile(`${path}.new`, message)
      await rename(`${path}.new`, path)
    },
  }
}
