import type { Instant, Lead, LeadDetail, LeadPage, LeadState, Registration } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { idsOf } from '../../database/in-batches.ts'
import { plainColumn, plainWords } from '../../database/plain-column.ts'

/** Stores a pre-registration, as accepted with its company or as a lead that waits, and returns its id. */
export async function keepRegistration(
  tx: Tx,
  { name, phone, email, company, address, extra_data }: Registration,
  companyId: number | null,
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('registrations')
    .values({
      created_at: now,
      company_id: companyId,
      name,
      phone,
      email,
      company,
      city: address,
      employees: extra_data.employees_qnt,
      tours_per_month: extra_data.tours_per_month ?? null,
      largest_area: extra_data.largest_area ?? null,
      identification: extra_data.identification ?? null,
      state: companyId === null ? 'waiting' : 'accepted',
      decided_at: companyId === null ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Does a lead of this company wait, with the same contact? Lock the address first. */
export async function isWaitingLead(tx: Tx, { email, company }: Registration): Promise<boolean> {
  const found = await tx
    .selectFrom('registrations')
    .select('id')
    .where('state', '=', 'waiting')
    .where('email', '=', email)
    .where('company', '=', company)
    .executeTakeFirst()
  return found !== undefined
}

const leadColumns = [
  'r.id',
  'r.company',
  'r.identification',
  'r.name',
  'r.phone',
  'r.email',
  'r.city',
  'r.employees',
  'r.tours_per_month',
  'r.largest_area',
  'r.state',
  'r.created_at',
] as const

/** Matches a CNPJ with or without its mask, and other texts by all their words, ignoring accents. */
function holds(text: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`true`
  const words = plainWords(text)
  const known = sql`${plainColumn('r.company')} || ' ' || ${plainColumn('r.name')}`
  const inNames = words.map((word) => sql<SqlBool>`position(${word} in ${known}) > 0`)
  const cnpj = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return sql<SqlBool>`((${sql.join([sql`${words.length > 0}::boolean`, ...inNames], sql` and `)})
    or (${cnpj} <> '' and position(${cnpj} in r.identification) > 0)
    or position(${text.toLowerCase()} in lower(r.email)) > 0)`
}

const perPage = 25

/** The order of the list: the waiting ones first, oldest at the top; then the others, newest at the top. */
const asListed = sql`r.state = 'waiting' desc, case when r.state = 'waiting' then r.created_at end,
  r.created_at desc, r.id desc`

/** A page of leads, in the order of the list. */
export async function searchLeads(
  db: Database,
  { text, page }: { text: string; page: number },
): Promise<LeadPage> {
  const found = holds(text)
  const { total, waiting } = await db
    .selectFrom('registrations as r')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`count(*) filter (where r.state = 'waiting')::int`.as('waiting'))
    .where(found)
    .executeTakeFirstOrThrow()
  const leads: Lead[] = await db
    .selectFrom('registrations as r')
    .select(leadColumns)
    .where(found)
    .orderBy(asListed)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { leads, last_page: Math.max(1, Math.ceil(total / perPage)), waiting }
}

/** The ids of all leads that match a text, in the order of the list. */
export function leadIds(db: Database, text: string): Promise<number[]> {
  return idsOf(db, sql`select r.id from registrations r where ${holds(text)} order by ${asListed}`)
}

/** Leads by id. */
export function leadsAt(db: Database, ids: readonly number[]): Promise<Lead[]> {
  return db
    .selectFrom('registrations as r')
    .select(leadColumns)
    .where('r.id', 'in', [...ids])
    .execute()
}

/** The account with an e-mail address, and its company. */
async function accountOf(db: Database, email: string): Promise<LeadDetail['known_email']> {
  const found = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['companies.id as company_id', 'companies.name as company'])
    .where(sql<boolean>`lower(users.email) = ${email}`)
    .executeTakeFirst()
  return found ?? null
}

/** The company with a CNPJ, or the one that it was united with (rule merged-company). */
async function companyOf(db: Database, identification: string): Promise<LeadDetail['known_identification']> {
  const found = await db
    .selectFrom('companies as c')
    .innerJoin('companies as stays', (join) =>
      join.on('stays.id', '=', sql<number>`coalesce(c.merged_into, c.id)`),
    )
    .select(['stays.id as company_id', 'stays.name as company'])
    .where('c.identification', '=', identification)
    .executeTakeFirst()
  return found ?? null
}

/** A whole lead; null when it does not exist. */
export async function readLead(db: Database, id: number): Promise<LeadDetail | null> {
  const row = await db
    .selectFrom('registrations as r')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select([...leadColumns, 'r.company_id', 'r.decided_at', 'r.decision_reason', 'decider.name as decider'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { decided_at, decision_reason, decider, ...lead } = row
  const mails = await db
    .selectFrom('lead_mails')
    .innerJoin('users', 'users.id', 'lead_mails.user_id')
    .select(['lead_mails.text', 'users.name as by', 'lead_mails.created_at as at'])
    .where('registration_id', '=', id)
    .orderBy('lead_mails.id')
    .execute()
  const isOpen = lead.state === 'waiting'
  const { identification } = lead
  return {
    ...lead,
    decision: isOpen ? null : { by: decider, at: decided_at, reason: decision_reason },
    known_email: isOpen ? await accountOf(db, lead.email) : null,
    known_identification: isOpen && identification ? await companyOf(db, identification) : null,
    mails,
  }
}

/** Locks a lead and returns its contact and its decision; null when it does not exist. */
export async function lockLead(tx: Tx, id: number) {
  const lead = await tx
    .selectFrom('registrations as r')
    .select(['r.company', 'r.name', 'r.email', 'r.state'])
    .select((build) =>
      build.selectFrom('users').select('name').whereRef('users.id', '=', 'r.decided_by').as('decider'),
    )
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return lead ?? null
}

/** Writes the decision about a lead. */
export async function writeDecision(
  tx: Tx,
  id: number,
  told: { state: LeadState; userId: number; companyId?: number; reason?: string },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({
      state: told.state,
      decided_by: told.userId,
      decided_at: now,
      decision_reason: told.reason ?? null,
      company_id: told.companyId ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores a mail in the history of a lead. */
export async function keepLeadMail(
  tx: Tx,
  { leadId, userId, text }: { leadId: number; userId: number; text: string },
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('lead_mails')
    .values({ registration_id: leadId, user_id: userId, text, created_at: now })
    .execute()
}
