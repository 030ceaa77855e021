import { randomBytes } from 'node:crypto'
import {
  type Instant,
  mostWebhooks,
  type NewWebhook,
  type SecretWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from '@ensaio/domain'
import { refuseClosed } from '../../adapters/events/public-address.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import type { KeyChange } from './keep-keys.ts'
import type { Owner } from './repository/api-keys.ts'
import { giveUpWaiting, readDeliveries, sendAgain } from './repository/deliveries.ts'
import {
  addWebhook,
  countWebhooks,
  deleteWebhook,
  hasWebhook,
  readWebhooks,
  writeWebhook,
} from './repository/webhooks.ts'

const newSecret = () => `whsec_${randomBytes(24).toString('hex')}`

function record(
  tx: Tx,
  { owner, userId }: KeyChange,
  did: { what: 'added' | 'changed' | 'removed'; detail: Record<string, unknown> },
  now: Instant,
): Promise<void> {
  const kind = `${owner === null ? 'house' : 'company'}_webhook_${did.what}` as const
  return recordOfficeEvent(tx, { userId, kind, subjectId: owner ?? userId, detail: did.detail }, now)
}

const refuseUrl = (url: string) => refuse('invalid', url, { url })

/** Refuses an address that nothing may be sent to, as far as it says so itself; its name is looked up with each delivery. */
function refuseWrong(text: string, anywhere: boolean): void {
  if (!URL.canParse(text)) refuseUrl('Informe um endereço como https://sistema.com.br/ensaio.')
  const url = new URL(text)
  if (anywhere) return
  if (url.protocol !== 'https:') refuseUrl('O endereço precisa começar com https://.')
  if (/(^|\.)localhost\.?$/i.test(url.hostname)) refuseUrl('Use um endereço público.')
  try {
    refuseClosed(url)
  } catch {
    refuseUrl('Use um endereço público.')
  }
}

async function withSecret(db: Database, { owner, id }: { owner: Owner; id: number }, secret: string) {
  const webhook = (await readWebhooks(db, owner)).find((one) => one.id === id)
  return webhook === undefined ? refuse('not_found') : { ...webhook, secret }
}

/** Adds an address; its secret is in this answer alone (rule webhook). */
export async function createWebhook(
  db: Database,
  change: KeyChange,
  { url, events, anywhere }: NewWebhook & { anywhere: boolean },
  now: Instant,
): Promise<SecretWebhook> {
  refuseWrong(url, anywhere)
  const secret = newSecret()
  const added = await transact(db, async (tx) => {
    if ((await countWebhooks(tx, change.owner)) >= mostWebhooks) {
      refuse('invalid', `São até ${mostWebhooks} endereços. Remova um que não usa mais.`)
    }
    await record(tx, change, { what: 'added', detail: { name: new URL(url).host } }, now)
    const author = { company_id: change.owner, created_by: change.userId }
    return addWebhook(tx, { ...author, url, events: [...new Set(events)], secret, created_at: now })
  })
  return withSecret(db, added, secret)
}

/** Changes events, or turns an address on or off: off, what waits is given up. */
export async function changeWebhook(
  db: Database,
  change: KeyChange,
  { id, events, active }: WebhookChange & { id: number },
  now: Instant,
): Promise<Webhook[]> {
  await transact(db, async (tx) => {
    const set = { events: [...new Set(events)], active, stopped_at: null, failing_since: null }
    const url = await writeWebhook(tx, { owner: change.owner, id }, set)
    if (url === null) refuse('not_found')
    if (!active) await giveUpWaiting(tx, id, now)
    await record(tx, change, { what: 'changed', detail: { name: new URL(url).host } }, now)
  })
  return readWebhooks(db, change.owner)
}

/** Replaces the secret of an address: the former one signs nothing from now on. */
export async function renewSecret(
  db: Database,
  change: KeyChange,
  id: number,
  now: Instant,
): Promise<SecretWebhook> {
  const secret = newSecret()
  await transact(db, async (tx) => {
    const url = await writeWebhook(tx, { owner: change.owner, id }, { secret })
    if (url === null) refuse('not_found')
    await record(tx, change, { what: 'changed', detail: { name: new URL(url).host } }, now)
  })
  return withSecret(db, { owner: change.owner, id }, secret)
}

/** Deletes an address with its deliveries. */
export async function removeWebhook(
  db: Database,
  change: KeyChange,
  id: number,
  now: Instant,
): Promise<Webhook[]> {
  await transact(db, async (tx) => {
    const url = await deleteWebhook(tx, change.owner, id)
    if (url === null) refuse('not_found')
    await record(tx, change, { what: 'removed', detail: { name: new URL(url).host } }, now)
  })
  return readWebhooks(db, change.owner)
}

/** The deliveries of an address of an owner; 404 for those of others. */
export async function deliveriesOf(
  db: Database,
  { owner }: KeyChange,
  id: number,
): Promise<WebhookDelivery[]> {
  if (!(await hasWebhook(db, owner, id))) refuse('not_found')
  return readDeliveries(db, id)
}

/** Sends an event again under the same id. */
export async function replay(
  db: Database,
  { owner }: KeyChange,
  { id, deliveryId }: { id: number; deliveryId: number },
): Promise<WebhookDelivery[]> {
  if (!(await hasWebhook(db, owner, id)) || !(await sendAgain(db, id, deliveryId))) refuse('not_found')
  return readDeliveries(db, id)
}
