import type { Client } from '@ensaio/client'
import { Failure, status } from '@ensaio/domain'
import { expect } from 'vitest'

/** The first delivered ensaio with a hosting that ends, and that hosting. */
async function firstHosted(client: Client) {
  const { sessions } = await client.sessions.search({ filter: { status: [status.delivered] } })
  for (const { id } of sessions) {
    const hosting = await client.hosting.get(id)
    if (hosting !== null) return { id, hosting }
  }
  throw new Error('No ensaio has a hosting that ends.')
}

/** Renews the hosting of a tour at the shown price; another price is refused. */
export async function checkHosting(client: Client): Promise<void> {
  const { id, hosting } = await firstHosted(client)
  expect(hosting.offers.map(({ months }) => months)).toEqual([3, 6, 12])
  const [offer] = hosting.offers
  if (offer === undefined) throw new Error('Nothing is offered.')
  const renewed = await client.hosting.renew(id, offer, crypto.randomUUID())
  expect(renewed).toMatchObject({ id, status: status.delivered })
}

/** Asks for originals back: refused while they are here, as in the demo. */
export async function checkOriginals(client: Client): Promise<void> {
  const { id } = await firstHosted(client)
  const asked = client.photos.askOriginals(id)
  await asked.catch((reason: unknown) => expect(reason).toMatchObject({ code: 'transition_refused' }))
}

/** Lists what ends and has ended, and renews the hosting of an ensaio free of charge. */
export async function checkHostingGift(staff: Client): Promise<void> {
  const { hostings, totals } = await staff.staffHosting.list('ended', { text: '', page: 1 })
  const id = hostings[0]?.id ?? 0
  expect(totals.ended).toBeGreaterThan(0)
  expect((await staff.staffHosting.exportList('ending', '')).name).toMatch(/^Hospedagem.*\.csv$/)
  const hosting = await staff.staffHosting.get(id)
  const until = hosting?.offers[0]?.until ?? ''
  const gift = { months: 3, until, note: 'Atraso na entrega' } as const
  expect((await staff.staffHosting.give(id, gift, crypto.randomUUID())).id).toBe(id)
  const empty = staff.staffHosting.give(id, { ...gift, note: '' }, crypto.randomUUID())
  await empty.catch((reason: unknown) => expect(reason).toBeInstanceOf(Failure))
}
