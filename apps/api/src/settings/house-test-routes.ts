import { testMails, testPayments } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Gateway } from '../adapters/gateway/gateway.ts'
import { transact } from '../database/database.ts'
import { houseTestLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import type { Operation } from '../operation/operation.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { checkPayments } from './check-payments.ts'
import { readOwnAddress } from './repository/first-steps.ts'
import { type Post, sendTestMail } from './send-test-mail.ts'

/** Tests that mails leave and that the gateway accepts our key (rules mail-test and payment-test). */
export function houseTestRoutes(
  serve: Serve,
  post: Post,
  { gateway, kinds }: { gateway: Gateway; kinds: Operation['kinds'] },
): void {
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
