import { Booking } from '@ensaio/domain'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { bookVisit } from './book-visit.ts'

const now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now })
})
afterAll(() => demo.close())

/** Is a statement a query that names the ensaios, in whatever place? What writes for other systems answers with nothing. */
function readsSessions(node: RootOperationNode): boolean {
  const isRead = node.kind === 'SelectQueryNode' || node.kind === 'RawNode'
  const text = JSON.stringify(node)
  return isRead && text.includes('photo_sessions') && !text.includes('insert into webhook_deliveries')
}

/** Books a visit, and says of each statement that reads the ensaio whether it locks the row. */
async function readsOf(token: string, hour: string): Promise<string[]> {
  const reads: string[] = []
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (readsSessions(node)) reads.push(JSON.stringify(node).includes('ForUpdate') ? 'lock' : 'read')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const input = v.parse(Booking, demoBooking('2026-11-30', hour))
  const booking = { token, input, viewer: null, links }
  await transact(demo.db.withPlugin(counter), (tx) =>
    bookVisit(tx, booking, { now, earliest: now, horizonDays: 90 }),
  )
  return reads
}

test('a booking and a move lock the ensaio and then read it once for all mails', async () => {
  const { id, token } = await demoVisits(demo).unscheduled()
  expect(await readsOf(token, '08h30')).toEqual(['lock', 'read'])
  expect(await readsOf(token, '10h30')).toEqual(['lock', 'read'])
  expect(await demoVisits(demo).liveBookings(id)).toMatchObject([{ day: '2026-11-30', hour: '10h30' }])
})
