import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mail.ts'

function headerText(text: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(text)
  return isPlain ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
}

function from(address: string): string {
  const [, name, box] = address.match(/^(.*)<(.+)>$/) ?? []
  return box === undefined ? address : `${headerText((name ?? '').trim())} <${box}>`
}

/** A mail as a file that mail programs open (RFC 5322). */
export function mailFile(mail: Mail): string {
  for (const line of [mail.from, mail.to, mail.subject, mail.messageId]) {
    if (/[\r\n]/.test(line)) throw new Error('A header of a mail may not break the line.')
  }
  const body = Buffer.from(mail.text)
    .toString('base64')
    .replace(/.{1,76}/g, '$&\r\n')
  return [
    `From: ${from(mail.from)}`,
    `To: ${mail.to}`,
    `Subject: ${headerText(mail.subject)}`,
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.messageId}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
  ].join('\r\n')
}

/** Writes mails into a folder, one file per message id, so that a repeat replaces itself (D40). */
export function mailFolder(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`)
      await writeFile(`${path}.new`, mailFile(mail))
      await rename(`${path}.new`, path)
    },
  }
}
