import {
  addCompanyMember,
  getOnboarding,
  inviteColleagueAgain,
  largestLogo,
  moveOnboarding,
  onboardingSteps,
  setUpCompany as setUpCompanyEndpoint,
} from '@ensaio/domain'
import { addMember } from '../add-company-member.ts'
import { inviteAgain } from '../invite-again.ts'
import { transact } from '../ports/database.ts'
import type { Storage } from '../ports/storage.ts'
import { recoveryLimits } from '../rate-limits.ts'
import { refuse } from '../refusal.ts'
import { readUser } from '../repositories/accounts.ts'
import { endFirstAccess, lockFirstAccess, readOnboarding, writeStep } from '../repositories/onboarding.ts'
import type { Serve } from '../serve.ts'
import { setUpCompany } from '../set-up-company.ts'
import { clientOf } from '../viewer.ts'

/** The first access: the step reached, the company, its people; the last two can be completed later, too. */
export function onboardingRoutes(serve: Serve, storage: Storage, publicUrl: string): void {
  serve(getOnboarding, ({ viewer, db }) => readOnboarding(db, clientOf(viewer)))

  serve(moveOnboarding, async ({ viewer, db, body }) => {
    const client = clientOf(viewer)
    await transact(db, async (tx) => {
      const own = await lockFirstAccess(tx, client.userId)
      if (!own.first_login) return
      if (body.move === 'reach') {
        const isFurther = onboardingSteps.indexOf(body.step) > onboardingSteps.indexOf(own.onboarding_step)
        if (isFurther) await writeStep(tx, client.userId, body.step)
        return
      }
      if (own.password_set_at === null) {
        refuse('transition_refused', 'Cadastre sua senha antes de concluir o primeiro acesso.')
      }
      await endFirstAccess(tx, client.userId)
    })
    return readOnboarding(db, client)
  })

  serve(
    setUpCompanyEndpoint,
    async ({ viewer, db, body }) => {
      const client = clientOf(viewer)
      await setUpCompany({ db, storage }, client, body)
      const user = await readUser(db, client.userId)
      return user?.client ?? refuse('not_found')
    },
    { upload: { bytes: largestLogo } },
  )

  serve(addCompanyMember, async ({ viewer, db, body, now }) => {
    const client = clientOf(viewer)
    return transact(db, (tx) => addMember(tx, { viewer: client, wish: body, publicUrl }, now))
  })

  serve(
    inviteColleagueAgain,
    async ({ viewer, db, body, now }) => {
      const { companyId } = clientOf(viewer)
      await transact(db, (tx) => inviteAgain(tx, { ...body, companyId, publicUrl }, now))
      return null
    },
    { limits: recoveryLimits },
  )
}
