import {
  addCompanyMember,
  getOnboarding,
  inviteColleagueAgain,
  largestLogo,
  moveOnboarding,
  onboardingSteps,
  setUpCompany as setUpCompanyEndpoint,
} from '@ensaio/domain'
import { inviteAgain } from '../accounts/invite-again.ts'
import { readUser } from '../accounts/repository/accounts.ts'
import { clientOf } from '../accounts/viewer.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { addMember } from './people/add-company-member.ts'
import { endFirstAccess, lockFirstAccess, readOnboarding, writeStep } from './repository/onboarding.ts'
import { setUpCompany } from './set-up-company.ts'

/** The first access: its steps, the company and its people; the last two can be completed later, too (rule onboarding-steps). */
export function onboardingRoutes(serve: Serve, storage: Storage, links: Links): void {
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
    return transact(db, (tx) => addMember(tx, { viewer: client, member: body, links }, now))
  })

  serve(
    inviteColleagueAgain,
    async ({ viewer, db, body, now }) => {
      const client = clientOf(viewer)
      const { companyId } = client
      await transact(db, (tx) => inviteAgain(tx, { ...body, companyId, viewer: client, links }, now))
      return null
    },
    { limits: recoveryLimits },
  )
}
