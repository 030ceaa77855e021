import { type Mail, mailbox } from '@ensaio/api/adapters/mail/mail'
import { mailFolder } from '@ensaio/api/adapters/mail/mail-folder'
import { noPhones, openSenders, type PhoneConfig } from '@ensaio/api/adapters/phone/open-senders'
import { openPostgres } from '@ensaio/api/database/postgres'
import { deliverMail } from '@ensaio/api/jobs/deliver-mail'
import { deliverMessages } from '@ensaio/api/jobs/deliver-messages'
import { sendReminders } from '@ensaio/api/jobs/send-reminders'
import { shortenDays } from '@ensaio/api/jobs/shorten-days'
import { linksOf } from '@ensaio/api/links'
import { answerRounds } from './answer-rounds.ts'

// A server's jobs in a process of their own, for tests that kill it: each message is an instant, at which it writes and sends what is due.
const { DATABASE_URL = '', MAIL_FOLDER = '', PHONES = '{}' } = process.env
const { db } = openPostgres(DATABASE_URL, () => undefined)
const folder = mailFolder(MAIL_FOLDER)
const from = mailbox('Ensaio <ola@ensaio.test>')
const links = linksOf('http://localhost:3000')
const phone: PhoneConfig = { ...noPhones, ...JSON.parse(PHONES) }
const senders = openSenders(phone, links.smsNotices)

/** What goes wrong is told instead of thrown: the test decides. */
async function round(now: string): Promise<string[]> {
  const failures: string[] = []
  const failed = (error: unknown) =>
    void failures.push(error instanceof Error ? String(error.stack) : String(error))
  const clock = { now: () => now }
  await shortenDays({ db, clock, links }, failed)
  await sendReminders({ db, clock, links }, failed)
  const mailer = { send: (mail: Mail) => folder.send(mail) }
  while ((await deliverMail({ db, clock, mailer, from, links }, failed)) > 0);
  while ((await deliverMessages({ db, clock, links, senders }, failed)) > 0);
  return failures
}

answerRounds(round)
