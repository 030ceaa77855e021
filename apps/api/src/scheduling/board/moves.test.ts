import {
  type Board,
  boardDays,
  boardHours,
  boardModel,
  type Drop,
  dropOf,
  initialSettings,
  type SeenVisit,
  type Slot,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Noon in São Paulo on a Friday.
const now = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-23'

let demo: DemoApp
let admin: Caller
let coordinator: Caller

beforeAll(async () => {
  demo = await openDemoApp({ now })
  admin = await signedIn(demo.app, 'admin@demo.test')
  coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
})
afterAll(() => demo.close())

async function board(from = monday): Promise<Board> {
  const answer = await admin.get(`/staff/board?from=${from}&span=week&city=S%C3%A3o%20Paulo`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

interface Move {
  id: number
  providerId: number
  slot: { date: string; hour: Slot }
  isSameTime: boolean
}

/** Sends a move as the board does: at the same time to the photographer's call, else to the visit's. */
function send(
  { id, providerId, slot, isSameTime }: Move,
  over: object = {},
  caller = admin,
): Promise<Answer> {
  return isSameTime
    ? caller.post(`/staff/sessions/${id}/provider`, { provider_id: providerId, ...over })
    : caller.post(`/staff/sessions/${id}/visit`, { ...slot, provider_id: providerId, ...over })
}

/** Numbers that repeat with each run, below `limit`. */
function dice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

describe('what the board says before a drop is what the server decides (rule day-board)', () => {
  test('for visits dropped anywhere in two weeks, one after another', async () => {
    const roll = dice(7)
    const told: Record<Drop['kind'], number> = { same: 0, free: 0, warning: 0, impossible: 0 }
    await demo.db
      .insertInto('provider_time_off')
      .columns(['provider_id', 'starts_on', 'ends_on'])
      .expression((build) =>
        build
          .selectFrom('providers')
          .select(['id', build.val('2026-11-25').as('starts_on'), build.val('2026-11-26').as('ends_on')])
          .where('name', '=', 'Luiza Tavares'),
      )
      .execute()
    await demo.db.insertInto('holidays').values({ day: '2026-11-24', city: null, name: 'Festa' }).execute()
    const settings = { ...initialSettings, horizon_days: 7 }
    expect((await admin.post('/staff/settings', settings)).status).toBe(200)
    for (let turn = 0; turn < 90; turn += 1) {
      const seen = await board(turn % 3 === 0 ? '2026-11-16' : monday)
      const model = boardModel(seen)
      const cards = [...seen.visits, ...seen.waiting]
      const visit = cards[roll(cards.length)]
      const photographer = seen.photographers[roll(seen.photographers.length)]
      const days = boardDays(seen)
      const date = days[roll(days.length)] ?? monday
      const hours = [...boardHours(seen, date), '08h30', '11h15', '18h00'] as Slot[]
      const slot = { date, hour: hours[roll(hours.length)] ?? '08h30' }
      if (visit === undefined || photographer === undefined) throw new Error('The board is empty.')
      const drop = dropOf(model, visit, photographer, slot, now)
      told[drop.kind] += 1
      const isSameTime = visit.status === 2 && visit.slot?.date === slot.date && visit.slot.hour === slot.hour
      const move = { id: visit.id, providerId: photographer.id, slot, isSameTime }
      const answer = await send(move)
      const about = `${JSON.stringify({ ...move, drop })} ${answer.text.slice(0, 300)}`
      if (drop.kind === 'impossible') {
        expect([409, 422], about).toContain(answer.status)
        const insisted = await send(move, { beyond_agenda: true })
        expect([409, 422], about).toContain(insisted.status)
        // The one who is in the way is named alike.
        if (drop.by) expect(insisted.body.error_message, about).toContain(drop.reason)
      } else if (drop.kind === 'warning' && drop.isBeyondAgenda) {
        expect([answer.status, answer.body.code], about).toEqual([409, 'beyond_agenda'])
        expect(drop.warnings.join(' '), about).toContain(answer.body.error_message)
        expect((await send(move, { beyond_agenda: true })).status, about).toBe(200)
      } else {
        expect(answer.status, about).toBe(200)
      }
    }
    // Each kind was asked about.
    expect(Math.min(told.free, told.warning, told.impossible)).toBeGreaterThan(5)
  }, 120_000)
})

describe('a visit that has moved since it was seen (rule day-board)', () => {
  /** A visit of next week, where it is, and a photographer who is free then. */
  async function scene() {
    await demo.db.deleteFrom('provider_time_off').execute()
    const seen = await board('2026-11-30')
    const model = boardModel(seen)
    for (const visit of seen.visits.filter(({ status }) => status === 2)) {
      const others = seen.photographers.filter(
        (one) => visit.slot !== null && dropOf(model, visit, one, visit.slot, now).kind === 'free',
      )
      const [first, second] = others
      if (visit.slot && first && second) {
        const where: SeenVisit = { scheduled_for: visit.scheduled_for, provider_id: visit.provider_id }
        return { visit, slot: visit.slot, seen: where, first, second }
      }
    }
    throw new Error('No visit has two free photographers.')
  }

  test('stays where somebody else put it, and the answer says where and who', async () => {
    const { visit, slot, seen, first, second } = await scene()
    const move = { id: visit.id, providerId: first.id, slot, isSameTime: true }
    expect((await send(move, { seen }, coordinator)).status).toBe(200)
    for (const isSameTime of [true, false]) {
      const lost = await send({ ...move, providerId: second.id, isSameTime }, { seen, beyond_agenda: true })
      expect([lost.status, lost.body.code]).toEqual([409, 'visit_moved'])
      expect(lost.body.error_message).toMatch(
        new RegExp(`^.+ mudou esta visita: agora é .+, ${slot.hour}, com ${first.name}\\.$`),
      )
    }
    // The same place again is no loss, and neither is a move from where it is now.
    expect((await send(move, { seen })).status).toBe(200)
    const current = { ...seen, provider_id: first.id }
    expect((await send({ ...move, providerId: second.id }, { seen: current })).status).toBe(200)
  })

  test('says so when it has lost its date meanwhile', async () => {
    const { visit, slot, seen, first } = await scene()
    const elsewhere = { ...seen, provider_id: first.id }
    const stale = await coordinator.post(`/sessions/${visit.id}`, { status: 1, seen: elsewhere })
    expect([stale.status, stale.body.code]).toEqual([409, 'visit_moved'])
    expect((await coordinator.post(`/sessions/${visit.id}`, { status: 1, seen })).status).toBe(200)
    const lost = await send({ id: visit.id, providerId: first.id, slot, isSameTime: false }, { seen })
    expect([lost.body.code, lost.body.error_message]).toEqual([
      'visit_moved',
      expect.stringMatching(/ mudou esta visita: agora espera uma data\.$/),
    ])
    const unseen = { scheduled_for: null, provider_id: null }
    const booked = await send(
      { id: visit.id, providerId: first.id, slot, isSameTime: false },
      { seen: unseen, beyond_agenda: true },
    )
    expect(booked.status, booked.text).toBe(200)
  })

  test('a photographer who is busy is refused with the visit that is in the way', async () => {
    const seen = await board()
    const model = boardModel(seen)
    const pairs = seen.visits.flatMap((visit) =>
      seen.photographers.flatMap((photographer) => {
        if (visit.slot === null || visit.status !== 2) return []
        const drop = dropOf(model, visit, photographer, visit.slot, now)
        return drop.kind === 'impossible' && drop.by ? [{ visit, photographer, slot: visit.slot, drop }] : []
      }),
    )
    const [pair] = pairs
    if (pair === undefined) throw new Error('Nobody is busy.')
    const { visit, photographer, slot, drop } = pair
    const answer = await send({ id: visit.id, providerId: photographer.id, slot, isSameTime: true })
    expect([answer.body.code, answer.body.error_message]).toEqual([
      'slot_taken',
      `${drop.reason} Escolha outra pessoa ou outro horário.`,
    ])
  })
})
