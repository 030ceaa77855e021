import { slotStart } from '@ensaio/domain'
import { bookAll, type Dispatch, openDispatch } from '@ensaio/testing/scenes/dispatch'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rounds = process.env.TRUST === 'full' ? 100 : 12
const visits = 8
const day = '2035-06-04'
const zone = 'America/Sao_Paulo'

let postgres: RealPostgres
let scene: Dispatch
let tokens: string[]
beforeAll(async () => {
  postgres = await sharedPostgres()
  scene = await openDispatch(postgres, visits)
  const rows = await scene.db.selectFrom('photo_sessions').select(['id', 'token']).orderBy('id').execute()
  tokens = rows.map(({ token }) => token)
})
afterAll(async () => {
  await scene.end()
  await postgres.stop()
})

const hours = ['10h30', '15h30'] as const
const answersKept = () => scene.db.selectFrom('preparedness').select(['session_id', 'answer']).execute()
const answer = (index: number, hour: (typeof hours)[number], server: number) =>
  scene.ask(server, `/sessions/public/${tokens[index]}/preparedness`, {
    answer: 'ready',
    note: 'Portão aberto.',
    visits: [slotStart(day, hour, zone)],
  })
const move = (index: number, hour: (typeof hours)[number], server: number) =>
  scene.ask(server, `/staff/sessions/${scene.sessions[index]}/visit`, {
    date: day,
    hour,
    provider_id: scene.providers[index],
  })

test('an answer against a move, on two servers: the visit moves, and no answer about the former time is left (rule preparedness)', async () => {
  await bookAll(scene)
  const outcomes = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const [now, next] = round % 2 === 0 ? hours : hours.toReversed()
    if (now === undefined || next === undefined) throw new Error('There are two hours.')
    const asked = await Promise.all(
      scene.sessions.flatMap((_, index) => [
        (round + index) % 3 === 0 ? move(index, next, index) : answer(index, now, index),
        (round + index) % 3 === 0 ? answer(index, now, index + 1) : move(index, next, index + 1),
      ]),
    )
    const moved = asked.filter((_, nth) => ((round + Math.floor(nth / 2)) % 3 === 0) === (nth % 2 === 0))
    const answered = asked.filter((_, nth) => ((round + Math.floor(nth / 2)) % 3 === 0) !== (nth % 2 === 0))
    expect(moved).toEqual(scene.sessions.map(() => '200'))
    for (const one of answered) outcomes.add(one)
    expect(await answersKept()).toEqual([])
  }
  // Otherwise nothing was raced: all answers came before the moves, or all after.
  expect([...outcomes].toSorted()).toEqual(['200', '409 visit_moved'])
})

test('answers about one visit at once, on two servers: all succeed, one stays, and it is one of them', async () => {
  await bookAll(scene)
  const given = ['ready', 'another_day', 'note'] as const
  for (let round = 0; round < rounds; round += 1) {
    const asked = await Promise.all(
      given.map((one, server) =>
        scene.ask(server, `/sessions/public/${tokens[0]}/preparedness`, {
          answer: one,
          note: `Recado ${round}`,
          visits: [slotStart(day, '10h30', zone)],
        }),
      ),
    )
    expect(asked).toEqual(['200', '200', '200'])
    const kept = await answersKept()
    expect(kept).toEqual([{ session_id: scene.sessions[0], answer: expect.any(String) }])
    expect(given).toContain(kept[0]?.answer)
  }
})

test('a visit that is moved and moved back has no answer', async () => {
  await bookAll(scene)
  expect(await answer(0, '10h30', 0)).toBe('200')
  expect(await answersKept()).toHaveLength(1)
  expect(await move(0, '15h30', 1)).toBe('200')
  expect(await move(0, '10h30', 0)).toBe('200')
  expect(await answersKept()).toEqual([])
})
