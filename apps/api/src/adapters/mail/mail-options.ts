import { calendarFile, Email } from '@ensaio/domain'
import type { SendMailOptions } from 'nodemailer'
import * as v from 'valibot'
import { type Mail, MailRefused } from './mail.ts'

/**
 * A mail as the mail library takes it. The address must be one address and nothing else, whatever got into the outbox: in a
 * header's text, a comma or a line break would make further recipients (rule one-recipient). No file and no address is ever read.
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
    ...(mail.event === null
      ? {}
      : {
          icalEvent: {
            method: mail.event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
            filename: 'ensaio.ics',
            content: calendarFile({ ...mail.event, organizer }),
          },
        }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
