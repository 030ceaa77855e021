import {
  type addProvider as addEndpoint,
  type BodyOutput,
  type Instant,
  type StaffProvider,
  type updateProvider,
  wallClock,
} from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import { readContact } from '../accounts/repository/accounts.ts'
import { invitationLifetime, keepMagicLink } from '../accounts/repository/magic-links.ts'
import { isKnownAddress, lockEmail } from '../accounts/repository/new-accounts.ts'
import { resetOf } from '../accounts/second-step/change-second-step.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import type { OfficeEventKind } from '../database/tables/office.ts'
import { refuse } from '../http/refusal.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { photographerMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { differing, recordOfficeEvent } from '../operation/repository/office-events.ts'
import { refuseUnknownCity } from '../places/refuse-unknown-city.ts'
import { askAboutVisits } from '../scheduling/ask-about-visits.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import {
  deleteTimeOff,
  insertProvider,
  insertTimeOff,
  lockProvider,
  type ProviderFilter,
  readStaffProviders,
  writeProvider,
  writeWorkingDays,
} from './repository/providers.ts'

/** The photographers that a viewer may see and give days off: themselves, or all for admins. */
export function providersOf(viewer: Viewer): ProviderFilter {
  return viewer.scope === 'admin' ? {} : { userId: viewer.userId }
}

function refuseAt(field: string, message: string): never {
  refuse('invalid', message, { [field]: message })
}

async function readOne(tx: Tx, id: number, now: Instant): Promise<StaffProvider> {
  const [provider] = await readStaffProviders(tx, { id }, now)
  return provider ?? refuse('not_found')
}

/** Adds a photographer with an account, and mails them a link to set a password. */
export function addProvider(
  db: Database,
  { viewer, input, links }: { viewer: Viewer; input: BodyOutput<typeof addEndpoint>; links: Links },
  now: Instant,
): Promise<StaffProvider> {
  const { working_days, ...person } = input
  const { email, name } = person
  return transact(db, async (tx) => {
    await refuseUnknownCity(tx, person.city)
    await lockEmail(tx, email)
    if (await isKnownAddress(tx, email)) refuseAt('email', 'Este e-mail já está em uso. Informe outro.')
    const id = await insertProvider(tx, person, now)
    await writeWorkingDays(tx, id, working_days)
    const token = newToken()
    await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
    await enqueueMail(tx, photographerMail({ email, name }, { links, token }), now)
    await recordOfficeEvent(
      tx,
      { userId: viewer.userId, kind: 'provider_added', subjectId: id, detail: { name } },
      now,
    )
    return readOne(tx, id, now)
  })
}

interface Changed {
  kind: OfficeEventKind
  detail: Record<string, unknown>
}

async function change(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number },
  now: Instant,
  work: (tx: Tx, provider: { id: number; user_id: number | null }) => Promise<Changed>,
): Promise<StaffProvider> {
  return transact(db, async (tx) => {
    const provider = await lockProvider(tx, { ...providersOf(viewer), id })
    if (provider === null) refuse('not_found')
    const changed = await work(tx, provider)
    await recordOfficeEvent(tx, { userId: viewer.userId, subjectId: id, ...changed }, now)
    return readOne(tx, id, now)
  })
}

/** Changes a photographer; booked visits stay theirs, even outside their new working days. */
export function changeProvider(
  db: Database,
  where: { viewer: Viewer; id: number },
  { working_days, ...particulars }: BodyOutput<typeof updateProvider>,
  now: Instant,
): Promise<StaffProvider> {
  return change(db, where, now, async (tx, provider) => {
    await refuseUnknownCity(tx, particulars.city)
    const before = await readOne(tx, provider.id, now)
    await writeProvider(tx, provider, particulars)
    if (working_days !== undefined) await writeWorkingDays(tx, provider.id, working_days)
    return { kind: 'provider_changed', detail: differing(before, { ...particulars, working_days }) }
  })
}

/** Turns off the second step of a photographer who lost their phone, and mails them (rule second-step). */
export function resetProviderStep(
  db: Database,
  { links, ...where }: { viewer: Viewer; id: number; links: Links },
  now: Instant,
): Promise<StaffProvider> {
  return change(db, where, now, async (tx, { user_id }) => {
    const id = user_id ?? refuse('not_found')
    const person = { id, ...(await readContact(tx, id)) }
    await resetOf(tx, { userId: where.viewer.userId, person, links }, now)
    return { kind: 'provider_second_step_reset', detail: { name: person.name } }
  })
}

/** Adds days off, on which nobody can book the photographer. Booked visits stay until they are reassigned. */
export function sendOnLeave(
  db: Database,
  where: { viewer: Viewer; id: number },
  { visits_stay, ...days }: { starts_on: string; ends_on: string; visits_stay?: boolean | undefined },
  now: Instant,
): Promise<StaffProvider> {
  return change(db, where, now, async (tx, { id }) => {
    if (days.ends_on < wallClock(now, await readHouseZone(tx)).date) {
      refuseAt('ends_on', 'Estes dias já passaram. Informe um período que ainda não terminou.')
    }
    if ((await insertTimeOff(tx, id, days)) === null) {
      refuseAt('starts_on', 'Estes dias já estão marcados como folga.')
    }
    const closed = { from: days.starts_on, until: days.ends_on, providerId: id }
    await askAboutVisits(tx, closed, visits_stay, now)
    return { kind: 'time_off_added', detail: { ...days } }
  })
}

/** Removes days off. */
export function cancelLeave(
  db: Database,
  { timeOffId, ...where }: { viewer: Viewer; id: number; timeOffId: number },
  now: Instant,
): Promise<StaffProvider> {
  return change(db, where, now, async (tx, { id }) => {
    const days = await deleteTimeOff(tx, id, timeOffId)
    return { kind: 'time_off_removed', detail: days ?? refuse('not_found') }
  })
}
