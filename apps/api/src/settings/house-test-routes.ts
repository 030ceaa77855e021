import { testMails, testMessages, testPayments } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Gateway } from '../adapters/gateway/gateway.ts'
import { openSenders, type PhoneConfig } from '../adapters/phone/open-senders.ts'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { houseTestLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import type { Operation } from '../operation/operation.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { checkPayments } from './check-payments.ts'
import { readOwnAddress } from './repository/first-steps.ts'
import { type Post, sendTestMail } from './send-test-mail.ts'
import { sendTestMessage } from './send-test-message.ts'

/** Tests that mails and messages leave, and that the gateway accepts our key (rules mail-test, message-test and payment-test). */
export function houseTestRoutes(
  serve: Serve,
  post: Post,
  {
    gateway,
    kinds,
    phone,
    links,
  }: { gateway: Gateway; kinds: Operation['kinds']; phone: PhoneConfig; links: Links },
): void {
  const senders = openSenders(phone, links.smsNotices)
  const options = { limits: houseTestLimits }

  serve(
    testMails,
    async ({ db, viewer, now }) => {
      const { userId } = staffOf(viewer)
      const result = await sendTestMail(db, post, await readOwnAddress(db, userId), now)
      const { outcome } = result
      await transact(db, (tx) =>
        recordOfficeEvent(tx, { userId, kind: 'mail_tested', subjectId: userId, detail: { outcome } }, now),
      )
      return result
    },
    options,
  )

  serve(
    testMessages,
    async ({ db, viewer, body, now }) => {
      const { userId } = staffOf(viewer)
      const result = await sendTestMessage(db, { senders, links }, body, now)
      const detail = { channel: result.channel, outcome: result.failure ?? 'accepted' }
      await transact(db, (tx) =>
        recordOfficeEvent(tx, { userId, kind: 'message_tested', subjectId: userId, detail }, now),
      )
      return result
    },
    options,
  )

  serve(
    testPayments,
    async ({ db, viewer, now }) => {
      const { userId } = staffOf(viewer)
      const result = await checkPayments(gateway, kinds.gateway)
      const { outcome } = result
      await transact(db, (tx) =>
        recordOfficeEvent(
          tx,
          { userId, kind: 'payment_tested', subjectId: userId, detail: { outcome } },
          now,
        ),
      )
      return result
    },
    options,
  )
}
