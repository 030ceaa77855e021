import * as v from 'valibot'
import { expect, test } from 'vitest'
import { boardModel } from './board-model.ts'
import { at, caio, lia, nina, now, today, tuesday, visit, week } from './example-board.ts'
import { seenAt } from './seen-visit.ts'
import { askedExchanges, dayToShorten, ExchangedVisits, mostExchanges, shorterDayOf } from './shorter-day.ts'

const position = (longitude: number) => ({ latitude: -23.56, longitude, precision: 'exact' as const })
const [west, east] = [position(-46.69), position(-46.46)]
const bases = {
  nina: { ...nina, base: { latitude: -23.56, longitude: -46.69 } },
  caio: { ...caio, base: { latitude: -23.56, longitude: -46.46 } },
}

/** Nina and Caio each cross the city; a third visit has no position. */
const crossed = (day = today) =>
  boardModel(
    week({
      photographers: [bases.nina, bases.caio, lia],
      visits: [
        visit({ id: 1, slot: at(day, '10h30'), provider_id: 1, position: east }),
        visit({ id: 2, slot: at(day, '10h30'), provider_id: 2, position: west }),
        visit({ id: 3, slot: at(day, '15h30'), provider_id: 2, position: null }),
      ],
    }),
  )

test('who crosses the city gets what is near, by time (rule shorter-day)', () => {
  const { before, after, exchanges, unknown } = shorterDayOf(crossed(), 'São Paulo', today, now)
  expect(exchanges.map(({ visit: { id }, from, to }) => [id, from.name, to.name])).toEqual([
    [1, 'Nina Prado', 'Caio Brandão'],
    [2, 'Caio Brandão', 'Nina Prado'],
  ])
  expect([Math.round(before), Math.round(after), unknown]).toEqual([61, 0, 1])
})

test('not once a visit has begun, not for somebody who is off, and not in another city', () => {
  const begun = '2026-11-23T14:00:00.000Z'
  expect(shorterDayOf(crossed(), 'São Paulo', today, begun)).toMatchObject({ exchanges: [], unknown: 1 })
  // Nina is off on Tuesday.
  expect(shorterDayOf(crossed(tuesday), 'São Paulo', tuesday, now).exchanges).toEqual([])
  expect(shorterDayOf(crossed(), 'Curitiba', today, now)).toEqual({
    before: 0,
    after: 0,
    exchanges: [],
    unknown: 0,
  })
})

test('exchanges are asked for with where each visit was seen', () => {
  const { exchanges } = shorterDayOf(crossed(), 'São Paulo', today, now)
  const [first] = exchanges
  expect(askedExchanges(exchanges).map(({ session_id, provider_id }) => [session_id, provider_id])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(askedExchanges(exchanges)[0]?.seen).toEqual(first && seenAt(first.visit))
  expect(first && seenAt(first.visit)).toEqual({
    scheduled_for: first?.visit.scheduled_for,
    provider_id: 1,
  })
})

test("tomorrow is shortened from 16h00 until 20h00 at the city's clock", () => {
  const zone = 'America/Manaus'
  const of = (time: string) => dayToShorten(zone, `2026-11-30T${time}:00-04:00`)
  expect(['15:59', '16:00', '19:59', '20:00', '23:59'].map(of)).toEqual([
    null,
    '2026-12-01',
    '2026-12-01',
    null,
    null,
  ])
})

test('what is sent names each visit once, and not more than a day has', () => {
  const one = { session_id: 1, provider_id: 2, seen: { scheduled_for: null, provider_id: 1 } }
  const refusal = (exchanges: object[]) => v.safeParse(ExchangedVisits, { exchanges }).issues?.[0].message
  expect(refusal([one])).toBeUndefined()
  expect(refusal([])).toBe('Escolha ao menos uma visita.')
  expect(refusal([one, one])).toBe('A mesma visita aparece duas vezes.')
  const many = Array.from({ length: mostExchanges + 1 }, (_, nth) => ({ ...one, session_id: nth }))
  expect(refusal(many)).toBe('Troque até 200 visitas de uma vez.')
})
