import { type ChosenSlot, defaultZone, type PlacedOrder, type TimelineEvent, wallClock } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import type { Page } from 'playwright'
import type { RealProduct } from '../real-product.ts'

/** An ensaio that is not scheduled yet, and actions of its owner. */
export interface Invitation {
  id: number
  token: string
  /** Path of the public page. */
  path: string
  cancel(): Promise<void>
  /** Texts of its timeline, newest first. */
  events(): Promise<string[]>
}

/** Signs in through the API, as a client or as staff; returns a function that calls the API. */
export async function asOwner({ address }: RealProduct, email = 'pospago@demo.test') {
  const form = new URLSearchParams({ email, password: 'ensaio123' })
  const api = `${address}${/^(admin|fotografo)@/.test(email) ? '/backoffice' : ''}/api`
  const login = await fetch(`${api}/auth/login`, { method: 'POST', body: form })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Data }).data
  }
}

/** Orders an ensaio in São Paulo; `over` replaces parts of the order. */
export async function invite(product: RealProduct, over: object = {}): Promise<Invitation> {
  const ask = await asOwner(product)
  const [service] = await ask<{ id: number }[]>('/services')
  const order = await ask<PlacedOrder>('/sessions', demoOrder(service?.id ?? 0, over))
  const { id, token } = order.sessions[0] ?? { id: 0, token: '' }
  return {
    id,
    token,
    path: `/calendar/${token}`,
    cancel: async () => void (await ask(`/sessions/${id}`, { status: 3 })),
    events: async () => (await ask<TimelineEvent[]>(`/sessions/${id}/events`)).map(({ text }) => text),
  }
}

/** Books a slot for other visitors until it is full. */
export async function fillUp(product: RealProduct, slot: ChosenSlot): Promise<void> {
  for (let outcome = 'ok'; outcome === 'ok'; ) {
    const other = await invite(product)
    outcome = (await book(product.address, other.token, slot)).outcome
    if (outcome !== 'ok' && outcome !== 'taken') throw new Error(`Another visitor got ${outcome}.`)
  }
}

/** Returns a free slot at least two days away; nearer visits cannot be moved (rule public-scheduling-window). */
export async function laterSlot(product: RealProduct, { token }: Invitation): Promise<ChosenSlot> {
  const { date } = wallClock(new Date(Date.now() + 2 * 86_400_000).toISOString(), defaultZone)
  const found = (await offered(product.address, token)).find((slot) => slot.date > date)
  if (!found) throw new Error('There is no free slot.')
  return found
}

/** Fills in who receives the photographer, and continues; the location of the keys is part of the order. */
export async function writeContact(page: Page): Promise<void> {
  await page.getByLabel(/^Nome/).fill('Paulo Siqueira')
  await page.getByLabel(/^Telefone/).fill('11912345678')
  await page.getByLabel(/^E-mail/).fill('paulo@horizonte.test')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Confira e confirme' }).waitFor()
}
