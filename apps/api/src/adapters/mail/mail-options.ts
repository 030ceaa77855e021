import { calendarFile, Email } from '@ensaio/domain'
import type { SendMailOptions } from 'nodemailer'
import * as v from 'valibot'
import { logoId, type Mail, MailRefused } from './mail.ts'

/**
 * The options of the mail library for a mail. Refuses an address that is not exactly one: in a header, a comma or a line break would add
 * recipients (rule one-recipient). The library may read no file and no address.
 */
export function mailOptions(mail: Mail): SendMailOptions {
  if (!v.is(Email, mail.to.address)) throw new MailRefused('This is not one mail address.')
  const organizer = { name: mail.from.name || 'Ensaio', email: mail.from.address }
  return {
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.date),
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.logo === undefined
      ? {}
      : {
          attachments: [
            { filename: 'logo.png', content: mail.logo, cid: logoId, contentDisposition: 'inline' },
          ],
        }),
    ...(mail.event === null
      ? {}
      : {
          icalEvent: {
            method: mail.event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
            filename: 'ensaio.ics',
            content: calendarFile({ ...mail.event, organizer }),
          },
        }),
    ...(mail.unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
