import type { Board, BoardVisit, ChosenSlot, Slot } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { signIn } from '@ensaio/testing/scenes/dispatch'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'

const rounds = process.env.TRUST === 'full' ? 20 : 3
const photographers = 60
/** The number of visits that are moved, each by two coordinators at once. */
const moved = 50
/** The number of bookings through public links at the same time. */
const bookings = 100
const hours: readonly Slot[] = ['08h30', '10h30', '13h30', '15h30']

let postgres: RealPostgres
let servers: [ServerProcess, ServerProcess]
let database: OpenDatabase
let cookie: string
let tokens: string[]

beforeAll(async () => {
  postgres = await sharedPostgres()
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  servers = await Promise.all([start(), start()])
  database = openPostgres(url, () => undefined)
  tokens = await buildCity(database.db, { photographers, sessions: moved + bookings })
  cookie = await signIn(database.db, 'admin')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await database.close()
  await postgres.stop()
})

const urlOf = (nth: number) => servers[nth % 2 === 0 ? 0 : 1].url

async function readBoard(nth: number, day: string): Promise<Board> {
  const response = await fetch(`${urlOf(nth)}/api/staff/board?from=${day}`, { headers: { cookie } })
  const { data } = (await response.json()) as { data: Board }
  return data
}

interface Asked {
  visit: BoardVisit
  providerId: number
  slot: ChosenSlot
}

/**
 * Sends the call of a drop: `provider` when only the photographer changes, `visit` for another time. A busy server may answer that it is
 * unavailable, having changed nothing: then it is asked again.
 */
async function drop(nth: number, asked: Asked): Promise<Asked & { code: string; message: string }> {
  const { visit, providerId, slot } = asked
  const { id, scheduled_for, provider_id } = visit
  const isSameTime = visit.slot?.hour === slot.hour
  const body = {
    provider_id: providerId,
    seen: { scheduled_for, provider_id },
    beyond_agenda: true,
    ...(!isSameTime && slot),
  }
  const response = await fetch(
    `${urlOf(nth)}/api/staff/sessions/${id}/${isSameTime ? 'provider' : 'visit'}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    },
  )
  const { code, error_message } = (await response.json()) as { code?: string; error_message?: string }
  if (code === 'unavailable') return drop(nth, asked)
  return { visit, providerId, slot, code: code ?? 'ok', message: error_message ?? '' }
}

/** Books through a link, again while the server says that it is unavailable. */
async function bookUntilAnswered(nth: number, token: string, slot: ChosenSlot): ReturnType<typeof book> {
  const attempt = await book(urlOf(nth), token, slot)
  return attempt.outcome.startsWith('other 503') ? bookUntilAnswered(nth, token, slot) : attempt
}

async function removeBookings(): Promise<void> {
  await sql`delete from bookings`.execute(database.db)
  await sql`update photo_sessions set status = 1, scheduled_for = null`.execute(database.db)
}

/** Removes all bookings, then books the first `moved` ensaios on the day, two for each photographer; the other ensaios have no date. */
async function reset(day: string): Promise<void> {
  await removeBookings()
  await sql`insert into bookings (provider_id, session_id, day, hour, minutes, created_at)
    select p.id, s.id, ${day}::date, (${hours}::text[])[1 + (s.nth - 1) % 4], 120, now()
    from (select id, row_number() over (order by id) as nth from photo_sessions) s
    join (select id, row_number() over (order by id) as nth from providers) p
      on p.nth = 1 + (s.nth - 1) / 2
    where s.nth <= ${moved}`.execute(database.db)
  await sql`update photo_sessions s set status = 2,
      scheduled_for = (b.day + replace(b.hour, 'h', ':')::time) at time zone s.time_zone
    from bookings b where b.session_id = s.id`.execute(database.db)
}

/** Finds pairs of booked visits of one photographer that overlap; computed from day and hour, not from `during`, which the constraint checks. */
async function overlaps(): Promise<unknown[]> {
  const { rows } = await sql`
    with visits as (
      select id, provider_id, day + replace(hour, 'h', ':')::time as start from bookings where released_at is null
    )
    select one.id from visits one join visits other on other.provider_id = one.provider_id and other.id > one.id
      and abs(extract(epoch from other.start - one.start)) < 120 * 60`.execute(database.db)
  return rows
}

const placeOf = ({ id, provider_id, slot }: BoardVisit) => `${id} ${provider_id} ${slot?.hour}`

test(`${moved * 2} reassignments and ${bookings} bookings at once, on two servers: each place is won once, and the boards agree (rules slot-is-won-once and day-board)`, async () => {
  await removeBookings()
  const free = await offered(servers[0].url, tokens[0] ?? '')
  // Not the first day, on which some times may have passed.
  const [, day = ''] = [...new Set(free.map(({ date }) => date))]
  const outcomes = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    await reset(day)
    const before = await readBoard(0, day)
    expect(before.visits).toHaveLength(moved)
    const people = before.photographers.map(({ id }) => id)
    const asked = before.visits.flatMap((visit, nth): Asked[] => {
      const own = people.indexOf(visit.provider_id ?? 0)
      // Two different photographers, neither of whom has the visit now.
      const others = people.length - 1
      const target = (step: number) =>
        people[(own + 1 + ((nth + step * 11 + round) % others)) % people.length] ?? 0
      const hour = (step: number) => (nth % 3 === 0 ? hours[(nth + step) % 4] : visit.slot?.hour) ?? '08h30'
      return [1, 2].map((step) => ({
        visit,
        providerId: target(step),
        slot: { date: day, hour: hour(step) },
      }))
    })
    const [drops, attempts] = await Promise.all([
      Promise.all(asked.map((one, nth) => drop(nth, one))),
      Promise.all(
        tokens
          .slice(moved)
          .map((token, nth) => bookUntilAnswered(nth, token, { date: day, hour: hours[nth % 4] ?? '08h30' })),
      ),
    ])

    const [after, other] = await Promise.all([readBoard(0, day), readBoard(1, day)])
    expect(other).toEqual(after)
    expect(await overlaps()).toEqual([])
    for (const { code } of drops) outcomes.add(code)
    expect(drops.filter(({ code }) => !['ok', 'slot_taken', 'visit_moved'].includes(code))).toEqual([])
    const places = new Set(after.visits.map(placeOf))
    for (const visit of before.visits) {
      const own = drops.filter((one) => one.visit.id === visit.id)
      const won = own.filter(({ code }) => code === 'ok')
      const targets = new Set(won.map(({ providerId, slot }) => `${providerId} ${slot.hour}`))
      // The two ask for different places, so at most one succeeds; the other one is refused, as the visit has moved.
      expect(targets.size).toBeLessThanOrEqual(1)
      const [winner] = won
      const place = winner ?? { providerId: visit.provider_id, slot: visit.slot }
      expect(places.has(`${visit.id} ${place.providerId} ${place.slot?.hour}`)).toBe(true)
    }
    for (const { code, message } of drops) {
      if (code === 'slot_taken')
        expect(message).toMatch(/já tem a visita de .+, às \d\dh\d\d\.|não está livre/)
      if (code === 'visit_moved')
        expect(message).toMatch(/^Helena mudou esta visita: agora é .+, com Fotógrafo \d+\.$/)
    }
    expect(attempts.map(({ outcome }) => outcome).filter((one) => one !== 'ok' && one !== 'taken')).toEqual(
      [],
    )
    const booked = attempts.filter(({ outcome }) => outcome === 'ok')
    expect(after.visits).toHaveLength(moved + booked.length)
    expect(booked.length).toBeGreaterThan(0)
    expect(after.waiting_total).toBe(bookings - booked.length)
  }
  expect([...outcomes].sort()).toEqual(['ok', 'slot_taken', 'visit_moved'])
})
