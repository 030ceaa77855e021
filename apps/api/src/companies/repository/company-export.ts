import {
  addressParts,
  type Cents,
  clientRoleNames,
  formatPhone,
  formatPostalCode,
  type Instant,
  itemNames,
  paymentLabel,
  reaisOf,
  statusLongLabel,
  wallClock,
} from '@ensaio/domain'
import { sql } from 'kysely'
import { isNotErased } from '../../accounts/repository/erased.ts'
import type { Tx } from '../../database/database.ts'
import type { CompanyTables } from '../../database/tables/company.ts'
import { type Cell, csvFile } from '../../files/csv.ts'
import type { ZipText } from '../../files/zip-files.ts'
import { movedTo } from '../../payments/repository/invoice.ts'
import { movementNames } from '../../payments/repository/movement-names.ts'
import { delivered, folderOf } from './company-files.ts'

/** `20/11/2026 12:00` on the clock of a time zone; null stays empty. */
function at(instant: Instant | null, zone: string): Cell {
  if (instant === null) return null
  const { date, time } = wallClock(instant, zone)
  return `${date.split('-').reverse().join('/')} ${time}`
}

const reais = (cents: number | null): Cell =>
  cents === null ? null : reaisOf(cents).toFixed(2).replace('.', ',')

/** The name of a company; null when there is none. */
export async function companyName(tx: Tx, id: number): Promise<string | null> {
  const found = await tx.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst()
  return found?.name ?? null
}

async function sessions(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .selectAll('s')
    .select('services.name as service')
    .where('s.company_id', '=', companyId)
    .orderBy('s.id')
    .execute()
  const head = [
    ...['Ensaio', 'Código', 'Serviço', 'Situação', 'Rua', 'Número', 'Bairro', 'Cidade', 'UF', 'CEP'],
    ...['Unidade', 'Bloco', 'Área (m²)', 'Pedido em', 'Visita', 'Entregue em', 'Cancelado em'],
    ...['Preço (R$)', 'Taxa de cancelamento (R$)', 'Contato', 'Telefone', 'E-mail', 'Pasta'],
  ]
  return csvFile(
    head,
    rows.map((one) => {
      const { street, number, neighborhood, city, state, postal_code } = addressParts(one.address)
      const { unit, complement, area } = one.vertical_data
      const contact = one.responsible_information
      const zone = one.time_zone
      return [
        ...[one.id, one.client_code, one.service, statusLongLabel(one.status)],
        ...[street, number, neighborhood, city, state, formatPostalCode(postal_code), unit, complement, area],
        ...[at(one.created_at, zone), at(one.scheduled_for, zone), at(one.delivered_at, zone)],
        ...[at(one.canceled_at, zone), reais(one.price_cents), reais(one.cancellation_fee_cents)],
        ...[contact?.name ?? null, contact ? formatPhone(contact.phone) : null, contact?.email ?? null],
        folderOf(one),
      ]
    }),
  )
}

async function people(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('users')
    .select([
      'name',
      'email',
      'phone',
      'client_role',
      'legal_representative',
      'finances_manager',
      'operation_manager',
    ])
    .where('company_id', '=', companyId)
    .where(isNotErased())
    .orderBy('id')
    .execute()
  return csvFile(
    ['Nome', 'E-mail', 'Telefone', 'Papel', 'Funções'],
    rows.map(({ name, email, phone, client_role: role, ...is }) => [
      ...[name, email, phone && formatPhone(phone), role && clientRoleNames[role]],
      [
        is.legal_representative && 'representante legal',
        is.finances_manager && 'financeiro',
        is.operation_manager && 'operação',
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}

type LedgerEntry = CompanyTables['ledger_entries']

interface Movement {
  created_at: Instant
  account: LedgerEntry['account']
  kind: LedgerEntry['kind']
  session_id: number | null
  amount_cents: Cents
  reason: string | null
}

/** The movements of credit and invoice, oldest first: those of the statement on screen. */
async function statement(tx: Tx, companyId: number, zone: string): Promise<Buffer> {
  const { rows } = await sql<Movement>`
    with ${movedTo(companyId)}, booked as (
      select 'invoice' as account, created_at, kind, session_id, amount_cents, reason, entry_id from moved
      union all
      select account, created_at, kind, session_id, amount_cents, reason, id
      from ledger_entries where company_id = ${companyId} and account = 'credit'
    )
    select account, created_at, kind, session_id, amount_cents, reason from booked
    order by created_at, entry_id nulls first, session_id, kind`.execute(tx)
  return csvFile(
    ['Data', 'Conta', 'Movimento', 'Ensaio', 'Valor (R$)', 'Motivo'],
    rows.map(({ created_at, account, kind, session_id, amount_cents, reason }) => [
      ...[at(created_at, zone), account === 'credit' ? 'Créditos' : 'Fatura', movementNames[kind]],
      ...[session_id, reais(amount_cents), reason],
    ]),
  )
}

async function payments(tx: Tx, companyId: number, zone: string): Promise<Buffer> {
  const rows = await tx
    .selectFrom('payments')
    .select(['reference', 'description', 'payer_name', 'method', 'amount_cents', 'status'])
    .select(['created_at', 'paid_at'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  return csvFile(
    ['Referência', 'Descrição', 'Pagador', 'Forma', 'Valor (R$)', 'Situação', 'Criado em', 'Pago em'],
    rows.map((one) => [
      ...[one.reference, one.description, one.payer_name, one.method === 'pix' ? 'PIX' : 'Cartão'],
      ...[reais(one.amount_cents), paymentLabel(one.status)],
      ...[at(one.created_at, zone), at(one.paid_at, zone)],
    ]),
  )
}

async function ratings(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('ratings as r')
    .innerJoin('photo_sessions as s', 's.id', 'r.session_id')
    .select(['r.session_id', 'r.rate', 'r.description', 'r.rated_at', 's.time_zone'])
    .select(
      sql<string | null>`(select string_agg(tags.name, ', ' order by tags.name) from rating_tags
        join tags on tags.id = rating_tags.tag_id where rating_tags.rating_id = r.id)`.as('tags'),
    )
    .where('s.company_id', '=', companyId)
    .where('r.category', '=', 'client')
    .orderBy('r.id')
    .execute()
  return csvFile(
    ['Ensaio', 'Estrelas', 'Marcas', 'Texto', 'Data'],
    rows.map((one) => [
      ...[one.session_id, one.rate, one.tags, one.description],
      at(one.rated_at, one.time_zone),
    ]),
  )
}

async function conversation(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('conversation_comments as c')
    .innerJoin('conversation_threads as t', 't.id', 'c.thread_id')
    .innerJoin('photo_sessions as s', 's.id', 't.session_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'c.user_id').on('c.side', '=', 'client'))
    .leftJoin('session_products as p', 'p.id', 't.session_product_id')
    .leftJoin('photos', 'photos.id', 't.photo_id')
    .leftJoin('blueprints', 'blueprints.id', 't.blueprint_id')
    .select(['s.id', 't.id as thread', 't.about', 'p.item_id', 'photos.position', 'blueprints.file_name'])
    .select(['c.side', 'users.name', 'c.text', 'c.written_at', 's.time_zone', 't.resolved_at'])
    .where('s.company_id', '=', companyId)
    .orderBy('s.id')
    .orderBy('t.id')
    .orderBy('c.id')
    .execute()
  return csvFile(
    ['Ensaio', 'Assunto', 'Sobre', 'Item', 'Quem', 'Comentário', 'Data', 'Resolvido em'],
    rows.map((one) => [
      ...[one.id, one.thread, one.position === null ? one.file_name : `Foto ${one.position + 1}`],
      ...[one.item_id && itemNames[one.item_id], one.side === 'staff' ? 'Equipe' : one.name, one.text],
      ...[at(one.written_at, one.time_zone), at(one.resolved_at, one.time_zone)],
    ]),
  )
}

async function favorites(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await delivered(tx, companyId)
    .innerJoin('photos', 'photos.session_product_id', 'p.id')
    .innerJoin('photo_favorites', 'photo_favorites.photo_id', 'photos.id')
    .leftJoin('photo_choices as choice', 'choice.session_product_id', 'p.id')
    .select(['s.id', 's.time_zone', 'p.item_id', 'photos.position', 'choice.sent_at'])
    .orderBy('s.id')
    .orderBy('p.item_id')
    .orderBy('photos.position')
    .execute()
  return csvFile(
    ['Ensaio', 'Item', 'Foto', 'Escolha enviada em'],
    rows.map((one) => [one.id, itemNames[one.item_id], one.position + 1, at(one.sent_at, one.time_zone)]),
  )
}

async function renewals(tx: Tx, companyId: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('hosting_renewals as r')
    .innerJoin('photo_sessions as s', 's.id', 'r.session_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'r.user_id').on('users.scope', '=', 'client'))
    .select(['s.id', 's.time_zone', 'r.months', 'r.renewed_at', 'r.price_cents', 'users.name'])
    .where('s.company_id', '=', companyId)
    .orderBy('r.id')
    .execute()
  // The note of a free renewal is for staff alone.
  return csvFile(
    ['Ensaio', 'Meses', 'Renovada em', 'Preço (R$)', 'Quem'],
    rows.map((one) => [
      ...[one.id, one.months, at(one.renewed_at, one.time_zone)],
      ...[reais(one.price_cents), one.name ?? 'Equipe'],
    ]),
  )
}

/** The links of what was delivered, without the tours whose hosting has ended (rule hosting-end). */
async function links(tx: Tx, companyId: number, now: Instant): Promise<Buffer> {
  const rows = await delivered(tx, companyId)
    .innerJoin(
      sql<{ session_product_id: number; url: string }>`(
        select session_product_id, url, null::date as hosted_until from videos
        union all select session_product_id, url, null from links
        union all select session_product_id, matterport_url, hosted_until from tours where matterport_url is not null
        union all select session_product_id, tour_url, hosted_until from tours where tour_url is not null)`.as(
        'm',
      ),
      (join) => join.onRef('m.session_product_id', '=', 'p.id'),
    )
    .where(
      sql<boolean>`(m.hosted_until is null or m.hosted_until >= (${now}::timestamptz at time zone s.time_zone)::date)`,
    )
    .select(['s.id', 'p.item_id', 'm.url'])
    .orderBy('s.id')
    .orderBy('p.item_id')
    .execute()
  return csvFile(
    ['Ensaio', 'Item', 'Link'],
    rows.map(({ id, item_id, url }) => [id, itemNames[item_id], url]),
  )
}

/** A CSV for each kind of thing that a company owns. Times of a property are told on its own clock, all others in `zone`, that of the house. */
export async function companyTables(
  tx: Tx,
  companyId: number,
  { now, zone }: { now: Instant; zone: string },
): Promise<ZipText[]> {
  return [
    { name: 'ensaios.csv', content: await sessions(tx, companyId) },
    { name: 'pessoas.csv', content: await people(tx, companyId) },
    { name: 'extrato.csv', content: await statement(tx, companyId, zone) },
    { name: 'pagamentos.csv', content: await payments(tx, companyId, zone) },
    { name: 'avaliacoes.csv', content: await ratings(tx, companyId) },
    { name: 'conversa.csv', content: await conversation(tx, companyId) },
    { name: 'favoritas.csv', content: await favorites(tx, companyId) },
    { name: 'hospedagem.csv', content: await renewals(tx, companyId) },
    { name: 'links.csv', content: await links(tx, companyId, now) },
  ]
}
