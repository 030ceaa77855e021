import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarFile } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newsOf } from './mail-photographers.ts'

const noon = '2026-11-20T15:00:00.000Z'
/** A Tuesday, 08h30 at the property, when both work. */
const day = '2026-12-01'
const start = '2026-12-01T11:30:00.000Z'
const later = '2026-12-01T16:30:00.000Z'
const orderer = 'pospago@demo.test'
const ana = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }

let demo: DemoApp
let admin: Caller
let place: { id: number; token: string }
const photographers = { caio: 0, luiza: 0 }
const addresses = { caio: 'fotografo@demo.test', luiza: 'luiza@demo.test' }

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  place = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .select(['s.id', 's.token'])
    .where('users.email', '=', orderer)
    .where('s.status', '=', 1)
    .where('s.city', '=', 'São Paulo')
    .executeTakeFirstOrThrow()
  const account = await demo.db
    .insertInto('users')
    .values({ scope: 'provider', name: 'Luiza Tavares', email: addresses.luiza, created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  await demo.db
    .updateTable('providers')
    .set({ user_id: account.id })
    .where('name', '=', 'Luiza Tavares')
    .execute()
  const rows = await demo.db.selectFrom('providers').select(['id', 'name']).execute()
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0
  Object.assign(photographers, { caio: idOf('Caio Brandão'), luiza: idOf('Luiza Tavares') })
})
afterAll(() => demo.close())

type Who = keyof typeof photographers

/** One photographer works, nothing else is booked; they are assigned to the visit, or it has no date yet. */
async function put(sent: Who | null, status: 1 | 2 | 4 | 6 | 7 = 2) {
  const { db } = demo
  demo.setClock(noon)
  await db.deleteFrom('bookings').execute()
  await db.updateTable('providers').set({ active: true }).execute()
  await db
    .updateTable('photo_sessions')
    .set({
      status: sent === null ? 1 : status,
      scheduled_for: sent === null ? null : start,
      canceled_at: null,
      cancellation_fee_cents: null,
      scheduling_responsible_info: JSON.stringify(ana),
    })
    .where('id', '=', place.id)
    .execute()
  if (sent !== null) {
    const visit = { provider_id: photographers[sent], session_id: place.id, day, hour: '08h30' as const }
    await db
      .insertInto('bookings')
      .values({ ...visit, created_at: noon })
      .execute()
  }
  await db.deleteFrom('outbox').execute()
}
beforeEach(() => put(null))

/** Leaves one photographer who can be booked. */
const only = (who: Who) =>
  demo.db.updateTable('providers').set({ active: false }).where('id', '!=', photographers[who]).execute()

const book = (hour: string) =>
  demoCaller(demo.app).post(`/sessions/public/${place.token}`, {
    date: day,
    hour,
    keys: 'Com o zelador',
    scheduling_responsible_info: ana,
  })
const move = (status: number) => admin.post(`/sessions/${place.id}`, { status })
const assign = (who: Who) =>
  admin.post(`/staff/sessions/${place.id}/provider`, { provider_id: photographers[who] })

const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()

/** `caio: Nova visita`, for every mail to a photographer. */
async function told(): Promise<string[]> {
  const all = await mails()
  return all.flatMap(({ recipient, subject }) => {
    const who = Object.entries(addresses).find(([, address]) => address === recipient)?.[0]
    return who ? [`${who}: ${subject.split(':')[0]}`] : []
  })
}

const events: [event: string, happen: () => Promise<unknown>, told: string[]][] = [
  [
    'booked by the link',
    async () => {
      await only('caio')
      return book('08h30')
    },
    ['caio: Nova visita'],
  ],
  [
    'moved, and the same person goes',
    async () => {
      await put('caio')
      await only('caio')
      return book('13h30')
    },
    ['caio: Visita remarcada'],
  ],
  [
    'moved to a time at which somebody else goes',
    async () => {
      await put('caio')
      await only('luiza')
      return book('13h30')
    },
    ['caio: Visita passada para outra pessoa', 'luiza: Visita passada para você'],
  ],
  [
    'booked again at its own time',
    async () => {
      await put('caio')
      return book('08h30')
    },
    [],
  ],
  [
    'cancelled',
    async () => {
      await put('caio')
      return move(3)
    },
    ['caio: Visita cancelada'],
  ],
  [
    'without a date again',
    async () => {
      await put('caio')
      return move(1)
    },
    ['caio: Visita cancelada'],
  ],
  [
    'without a date again after nobody was there',
    async () => {
      await put('caio', 6)
      return move(1)
    },
    [],
  ],
  [
    'cancelled after the visit',
    async () => {
      await put('caio', 4)
      return move(3)
    },
    [],
  ],
  [
    'given to somebody else',
    async () => {
      await put('caio')
      return assign('luiza')
    },
    ['caio: Visita passada para outra pessoa', 'luiza: Visita passada para você'],
  ],
  [
    'given to whoever has it',
    async () => {
      await put('caio')
      return assign('caio')
    },
    [],
  ],
]

describe('an ensaio that is', () => {
  test.each(events)('%s', async (_event, happen, expected) => {
    expect(await happen()).toMatchObject({ status: 200 })
    expect(await told()).toEqual(expected)
  })
})

test('reassigning mails both photographers, the company and the person who receives them', async () => {
  await put('caio')
  await assign('luiza')
  const all = await mails()
  expect(all.map(({ recipient }) => recipient).sort()).toEqual(
    [addresses.caio, addresses.luiza, ana.email, orderer].sort(),
  )
  for (const { recipient, text } of all.filter(({ recipient: to }) => to === ana.email || to === orderer)) {
    // Rule first-name-only.
    expect(text, recipient).toContain(`Fotógrafo: Luiza${recipient === orderer ? ' Tavares' : '\n'}`)
  }
})

test('a photographer’s calendar keeps one entry, and loses it with the visit', async () => {
  await only('caio')
  await book('08h30')
  demo.setClock('2026-11-21T15:00:00.000Z')
  await book('13h30')
  demo.setClock('2026-11-22T15:00:00.000Z')
  await demo.db.updateTable('providers').set({ active: true }).execute()
  await assign('luiza')
  const own = (await mails()).filter(({ recipient }) => recipient === addresses.caio)
  const kept = own.map(({ event }) => event)
  expect(kept.map((event) => [event?.status, event?.start])).toEqual([
    ['CONFIRMED', start],
    ['CONFIRMED', later],
    ['CANCELLED', later],
  ])
  expect(new Set(kept.map((event) => event?.uid)).size).toBe(1)
  const sequences = kept.map((event) => event?.sequence ?? 0)
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
  expect(calendarFile(kept[2] as never)).toContain('METHOD:CANCEL')
})

test('a photographer’s mail names address and day, but no contact and no unit', async () => {
  await put('caio')
  await demo.db
    .updateTable('photo_sessions')
    .set({
      vertical_data: JSON.stringify({
        unit: 'Cobertura Sul',
        complement: 'Bloco B',
        keys: 'Cofre da guarita',
      }),
    })
    .where('id', '=', place.id)
    .execute()
  await assign('luiza')
  const theirs = (await mails()).filter(({ recipient }) => Object.values(addresses).includes(recipient))
  expect(theirs).toHaveLength(2)
  // Words that no random address in the mail can contain.
  for (const { subject, text, html, event } of theirs) {
    expect(subject).toMatch(/: .+, \d+, 01\/12\/2026$/)
    expect(`${text}${html}${JSON.stringify(event)}`).not.toMatch(
      /Ana Souza|99999|exemplo\.test|Cobertura Sul|Bloco B|guarita|R\$/,
    )
  }
})

describe('the news to photographers', () => {
  const caio = { providerId: 1, start }
  const luiza = { providerId: 2, start }
  test.each([
    ['nobody, nobody', null, null, []],
    ['nobody, Caio', null, caio, ['booked 1']],
    ['Caio, nobody', caio, null, ['canceled 1']],
    ['Caio, Caio', caio, caio, []],
    ['Caio, Caio at another time', caio, { ...caio, start: later }, ['moved 1']],
    ['Caio, Luiza', caio, luiza, ['taken 1', 'given 2']],
  ])('%s', (_name, before, after, expected) => {
    expect(newsOf(before, after).map(({ news, providerId }) => `${news} ${providerId}`)).toEqual(expected)
  })
})

test('all code that takes or releases a booking mails the photographers', () => {
  const folder = join(import.meta.dirname, '../..')
  const silent = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('repository/'))
    .filter((name) => {
      const code = readFileSync(join(folder, name), 'utf8')
      return (
        /\b(releaseBooking|takeSlot|takeProvider|takeTogether)\(/.test(code) &&
        // `tellReassigned` mails those of an assignment.
        !/\b(mailPhotographers|tellReassigned)\(/.test(code)
      )
    })
  expect(silent).toEqual([])
})
