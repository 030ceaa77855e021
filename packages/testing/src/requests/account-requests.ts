import { secretHash } from '@ensaio/api/accounts/login-session'
import { hashPassword } from '@ensaio/api/accounts/passwords'
import { recoveryHash } from '@ensaio/api/accounts/second-step/recovery-codes'
import { codeAt, newSecret } from '@ensaio/api/accounts/second-step/totp'
import { sql } from 'kysely'
import type { DemoScene } from '../scenes/demo-scene.ts'
import { type DemoRequest, another as nextNumber, type RequestMaker } from './demo-request.ts'

const another = () => `conta${nextNumber()}`

const password = 'lua-cheia-no-telhado'
const hashed = hashPassword(password)

/** Gives everybody the same password. */
async function knownPassword({ demo }: DemoScene): Promise<void> {
  await demo.db
    .updateTable('users')
    .set({ password_hash: await hashed })
    .execute()
}

/** Begins everybody's second step anew, or turns it on; returns the secret. */
async function secondSteps({ demo, now }: DemoScene, turned_on_at: string | null): Promise<string> {
  const secret = newSecret()
  await demo.db.deleteFrom('second_steps').execute()
  const users = await demo.db.selectFrom('users').select('id').execute()
  const row = { secret, created_at: now, turned_on_at }
  await demo.db
    .insertInto('second_steps')
    .values(users.map(({ id }) => ({ user_id: id, ...row })))
    .execute()
  return secret
}

async function newPerson(
  { demo, companyId, now }: DemoScene,
  person: { scope: 'client'; client_role: 'reader' } | { scope: 'admin'; role: 'coordinator' },
): Promise<{ id: number; email: string }> {
  const email = `${another()}@demo.test`
  const company_id = person.scope === 'client' ? companyId : null
  return demo.db
    .insertInto('users')
    .values({ ...person, company_id, name: 'Davi Luz', email, created_at: now })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

async function half(scene: DemoScene): Promise<DemoRequest> {
  const { demo, now } = scene
  const { id } = await newPerson(scene, { scope: 'client', client_role: 'reader' })
  const [challenge, code] = [another(), 'k7m2-p9x4-rqtb-3ncd']
  const step = { user_id: id, secret: newSecret(), created_at: now, turned_on_at: now }
  await demo.db.insertInto('second_steps').values(step).execute()
  await demo.db
    .insertInto('recovery_codes')
    .values({ user_id: id, code_hash: recoveryHash(code) })
    .execute()
  const expires_at = '2099-01-01T00:00:00.000Z'
  await demo.db
    .insertInto('login_challenges')
    .values({ token_hash: secretHash(challenge), user_id: id, expires_at })
    .execute()
  return { body: { challenge, code } }
}

async function newAddress(scene: DemoScene): Promise<DemoRequest> {
  const { id } = await newPerson(scene, { scope: 'client', client_role: 'reader' })
  const token = another()
  const change = { user_id: id, email: `${another()}@demo.test`, expires_at: '2099-01-01T00:00:00.000Z' }
  await scene.demo.db
    .insertInto('email_changes')
    .values({ ...change, token_hash: secretHash(token) })
    .execute()
  return { path: { token } }
}

async function mailLink({ demo }: DemoScene): Promise<{ token: string }> {
  const token = another()
  await demo.db
    .insertInto('mail_preferences')
    .values({ token, email: `${token.toLowerCase()}@demo.test` })
    .execute()
  return { token }
}

const topic = { topic: 'visit_reminders', is_on: false }

const withPassword: RequestMaker = async (scene) => {
  await knownPassword(scene)
  await secondSteps(scene, scene.now)
  return { body: { password } }
}

/** Requests about two-step sign-in, login sessions and addresses. */
export const accountRequests: Readonly<Record<string, RequestMaker>> = {
  signInWithCode: half,
  startSecondStep: async (scene) => {
    await knownPassword(scene)
    await secondSteps(scene, null)
    return { body: { password } }
  },
  confirmSecondStep: async (scene) => ({
    body: { code: codeAt(await secondSteps(scene, null), scene.now) },
  }),
  renewRecoveryCodes: withPassword,
  endSecondStep: withPassword,
  getSecurity: () => ({}),
  endLogin: async ({ demo }) => {
    // The login session that the visitor is about to get.
    const { rows } = await sql<{
      last: number
    }>`select last_value::int as last from auth_sessions_id_seq`.execute(demo.db)
    return { path: { id: (rows[0]?.last ?? 0) + 1 } }
  },
  endOtherLogins: () => ({}),
  saveOwnData: () => ({ body: { name: 'Bia Reis', phone: '+5511987650000' } }),
  changeEmail: async (scene) => {
    await knownPassword(scene)
    return { body: { email: `${another()}@demo.test`, password } }
  },
  confirmEmail: newAddress,
  getMailPreferences: () => ({}),
  saveMailPreferences: () => ({ body: topic }),
  getLinkedMailPreferences: async (scene) => ({ path: await mailLink(scene) }),
  saveLinkedMailPreferences: async (scene) => ({ path: await mailLink(scene), body: topic }),
  correctInvitation: async (scene) => {
    const { email } = await newPerson(scene, { scope: 'client', client_role: 'reader' })
    return { body: { email, new_email: `${another()}@demo.test` } }
  },
  correctColleagueInvitation: async (scene) => {
    const { email } = await newPerson(scene, { scope: 'client', client_role: 'reader' })
    return { body: { email, new_email: `${another()}@demo.test` } }
  },
  correctTeamInvitation: async (scene) => {
    const { id } = await newPerson(scene, { scope: 'admin', role: 'coordinator' })
    return { path: { id }, body: { email: `${another()}@demo.test` } }
  },
  resetSecondStep: async (scene) => {
    const { id } = await newPerson(scene, { scope: 'admin', role: 'coordinator' })
    await secondSteps(scene, scene.now)
    return { path: { id } }
  },
  resetPersonSecondStep: async (scene) => {
    await secondSteps(scene, scene.now)
    return { path: { id: scene.colleagueId } }
  },
  resetCompanyPersonSecondStep: async (scene) => {
    await secondSteps(scene, scene.now)
    return { path: { id: scene.companyId, personId: scene.colleagueId } }
  },
  resetProviderSecondStep: async (scene) => {
    await secondSteps(scene, scene.now)
    return { path: { id: scene.unsentProviderId } }
  },
  getHouseSecurity: () => ({}),
  saveHouseSecurity: () => ({ body: { is_second_step_required: false } }),
}
