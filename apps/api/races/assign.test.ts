import { bookAll, type Dispatch, openDispatch } from '@ensaio/testing/scenes/dispatch'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rounds = process.env.TRUST === 'full' ? 100 : 15
const visits = 12

let postgres: RealPostgres
let scene: Dispatch
beforeAll(async () => {
  postgres = await sharedPostgres()
  scene = await openDispatch(postgres, visits)
})
afterAll(async () => {
  await scene.end()
  await postgres.stop()
})

function live() {
  return scene.db
    .selectFrom('bookings')
    .select(['session_id', 'provider_id'])
    .where('released_at', 'is', null)
    .orderBy('session_id')
    .execute()
}

async function stateOf(id: number) {
  const { status } = await scene.db
    .selectFrom('photo_sessions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const booked = (await live()).filter(({ session_id }) => session_id === id)
  return { status, booked: booked.length }
}

const count = (answers: string[], one: string) => answers.filter((answer) => answer === one).length

test('one photographer assigned to all visits of an hour, on two servers: one visit gets them, the others keep theirs', async () => {
  let free = scene.providers.at(-1) ?? 0
  for (let round = 0; round < rounds; round += 1) {
    const before = new Map((await live()).map((one) => [one.session_id, one.provider_id]))
    const answers = await Promise.all(
      scene.sessions.map((id, index) =>
        scene.ask(index, `/staff/sessions/${id}/provider`, { provider_id: free }),
      ),
    )
    expect([count(answers, '200'), count(answers, '409 slot_taken')]).toEqual([1, visits - 1])
    const after = await live()
    const winner = scene.sessions[answers.indexOf('200')] ?? 0
    expect(after).toEqual(
      scene.sessions.map((id) => ({
        session_id: id,
        provider_id: id === winner ? free : before.get(id),
      })),
    )
    free = before.get(winner) ?? 0
  }
})

test('all photographers rotated at once: nobody is in two places, and no visit is without', async () => {
  await bookAll(scene)
  for (let round = 0; round < rounds; round += 1) {
    const sent = new Map((await live()).map((one) => [one.session_id, one.provider_id]))
    const answers = await Promise.all(
      scene.sessions.map((id, index) => {
        const next = scene.sessions[(index + 1) % visits] ?? 0
        return scene.ask(index, `/staff/sessions/${id}/provider`, { provider_id: sent.get(next) })
      }),
    )
    expect(count(answers, '200') + count(answers, '409 slot_taken')).toBe(visits)
    const after = await live()
    expect(after.map(({ session_id }) => session_id)).toEqual(scene.sessions)
    expect(new Set(after.map(({ provider_id }) => provider_id)).size).toBe(visits)
  }
})

test('a whole day passed on in two ways at once, beside single assignments: one plan or none takes place, and nobody is in two places (rule shorter-day)', async () => {
  await bookAll(scene)
  const { scheduled_for } = await scene.db
    .selectFrom('photo_sessions')
    .select('scheduled_for')
    .executeTakeFirstOrThrow()
  for (let round = 0; round < rounds; round += 1) {
    const before = new Map((await live()).map((one) => [one.session_id, one.provider_id]))
    const rotated = (by: number) =>
      scene.sessions.map((id, index) => ({
        session_id: id,
        provider_id: before.get(scene.sessions[(index + by) % visits] ?? 0) ?? 0,
        seen: { scheduled_for, provider_id: before.get(id) },
      }))
    const plans = [rotated(1), rotated(visits - 1)]
    const free = scene.providers.find((id) => ![...before.values()].includes(id))
    const isAlone = round % 2 === 0
    const [single, ...answers] = await Promise.all([
      isAlone
        ? null
        : scene.ask(round, `/staff/sessions/${scene.sessions[round % visits]}/provider`, {
            provider_id: free,
          }),
      ...plans.map((exchanges, server) => scene.ask(server, '/staff/board/exchanges', { exchanges })),
    ])
    for (const answer of answers) expect(['200', '409 visit_moved']).toContain(answer)
    expect(count(answers, '200')).toBeLessThanOrEqual(1)
    const after = await live()
    expect(after.map(({ session_id }) => session_id)).toEqual(scene.sessions)
    expect(new Set(after.map(({ provider_id }) => provider_id)).size).toBe(visits)
    const won = plans[answers.indexOf('200')]
    const changed = after.filter((one) => one.provider_id !== before.get(one.session_id)).length
    if (isAlone) expect(won).toBeDefined()
    // All of the plan, and the single assignment before or after it.
    if (won === undefined) expect([single, changed]).toEqual(['200', 1])
    else expect(changed).toBe(visits)
  }
})

test('one photographer fitted into all visits at overlapping times, a day off confirmed: one visit gets them, nobody is sent twice', async () => {
  await bookAll(scene)
  const free = scene.providers.at(-1) ?? 0
  // A Sunday, on which no city offers a time.
  const date = '2035-06-10'
  for (let round = 0; round < rounds; round += 1) {
    const before = new Map((await live()).map((one) => [one.session_id, one.provider_id]))
    const answers = await Promise.all(
      scene.sessions.map((id, index) =>
        scene.ask(index, `/staff/sessions/${id}/visit`, {
          date,
          hour: index % 2 === 0 ? '09h00' : '09h45',
          provider_id: free,
          beyond_agenda: true,
        }),
      ),
    )
    expect([count(answers, '200'), count(answers, '409 slot_taken')]).toEqual([1, visits - 1])
    const winner = scene.sessions[answers.indexOf('200')] ?? 0
    expect(await live()).toEqual(
      scene.sessions.map((id) => ({
        session_id: id,
        provider_id: id === winner ? free : before.get(id),
      })),
    )
    await bookAll(scene)
  }
})

test.each([
  ['released', { status: 1 }],
  ['done', { status: 4 }],
  ['missed', { status: 6 }],
])(
  'cancelled while %s: cancelled or refused, charged once, and no booking stays on a cancelled visit',
  async (_how, move) => {
    for (let round = 0; round < rounds; round += 1) {
      await bookAll(scene, { haveBegun: move.status !== 1 })
      const id = scene.sessions[round % visits] ?? 0
      const events = () =>
        scene.db
          .selectFrom('session_events')
          .select('id')
          .where('session_id', '=', id)
          .where('kind', '=', 'canceled')
          .execute()
      const before = (await events()).length
      const [canceled, moved] = await Promise.all([
        scene.ask(round, `/sessions/${id}`, { status: 3, has_fee: false }),
        scene.ask(round + 1, `/sessions/${id}`, move),
      ])
      expect(['200', '409 transition_refused']).toContain(moved)
      const isCanceled = canceled === '200'
      // Only a missed visit cannot be cancelled.
      expect(isCanceled || (canceled === '409 transition_refused' && move.status === 6)).toBe(true)
      expect(await stateOf(id)).toEqual(isCanceled ? { status: 3, booked: 0 } : { status: 6, booked: 1 })
      expect((await events()).length).toBe(before + (isCanceled ? 1 : 0))
    }
  },
)

test('cancelled while another photographer is assigned: nobody is booked', async () => {
  const free = scene.providers.at(-1) ?? 0
  for (let round = 0; round < rounds; round += 1) {
    await bookAll(scene)
    const id = scene.sessions[round % visits] ?? 0
    const [canceled, assigned] = await Promise.all([
      scene.ask(round, `/sessions/${id}`, { status: 3, has_fee: false }),
      scene.ask(round + 1, `/staff/sessions/${id}/provider`, { provider_id: free }),
    ])
    expect(canceled).toBe('200')
    expect(['200', '409 transition_refused']).toContain(assigned)
    expect(await stateOf(id)).toEqual({ status: 3, booked: 0 })
  }
})

test('a photographer who is replaced while changing the ensaio is refused', async () => {
  const free = scene.providers.at(-1) ?? 0
  const [id = 0] = scene.sessions
  for (let round = 0; round < rounds; round += 1) {
    await bookAll(scene, { haveBegun: true })
    const both = await Promise.all([
      scene.ask(round, `/staff/sessions/${id}/provider`, { provider_id: free }),
      scene.ask(round + 1, `/sessions/${id}`, { status: 4 }, 'provider'),
    ])
    expect([
      ['200', '404 not_found'],
      ['409 transition_refused', '200'],
    ]).toContainEqual(both)
  }
})

test('three moves of one visit at once: one succeeds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await bookAll(scene, { haveBegun: true })
    const id = scene.sessions[round % visits] ?? 0
    const answers = await Promise.all(
      [4, 6, 7].map((status, index) => scene.ask(round + index, `/sessions/${id}`, { status })),
    )
    expect([count(answers, '200'), count(answers, '409 transition_refused')]).toEqual([1, 2])
    expect(await stateOf(id)).toEqual({ status: [4, 6, 7][answers.indexOf('200')], booked: 1 })
  }
})

test('charged four times at once: one fee', async () => {
  await bookAll(scene, { haveBegun: true })
  for (const id of scene.sessions) {
    const answers = await Promise.all(
      [0, 1, 0, 1].map((server) => scene.ask(server, `/sessions/${id}`, { status: 3, has_fee: true })),
    )
    expect([count(answers, '200'), count(answers, '409 transition_refused')]).toEqual([1, 3])
  }
  const fees = await scene.db
    .selectFrom('ledger_entries')
    .select(['session_id', 'kind', 'amount_cents'])
    .orderBy('session_id')
    .execute()
  expect(fees).toEqual(scene.sessions.map((id) => ({ session_id: id, kind: 'fee', amount_cents: -11_970 })))
})
