import { dismissFirstSteps, getFirstSteps } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import type { Serve } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readFirstSteps, writeDismissal } from './repository/first-steps.ts'

/** What a new house needs before its first visit (rule first-steps). */
export function firstStepsRoutes(serve: Serve, { mailsLeave }: { mailsLeave: boolean }): void {
  serve(getFirstSteps, ({ db }) => readFirstSteps(db, mailsLeave))

  serve(dismissFirstSteps, ({ db, viewer, now }) =>
    transact(db, async (tx) => {
      const { userId } = staffOf(viewer)
      if (!(await writeDismissal(tx, userId, now))) return null
      const event = { userId, kind: 'first_steps_dismissed', subjectId: userId, detail: {} } as const
      await recordOfficeEvent(tx, event, now)
      return null
    }),
  )
}
