import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { SessionProduct } from '../../session/schema.ts'
import { photo } from '../builders.ts'
import type { PlanRoom } from '../schema.ts'
import {
  arePlanRoomsSame,
  joinPlanRooms,
  markedRooms,
  mostPlanRooms,
  PlanRoomsForm,
  photosForPlans,
  roomWithCount,
} from './plan-rooms.ts'

const mark = (tag_id: number, over: Partial<PlanRoom> = {}): PlanRoom => ({
  tag_id,
  page: 1,
  x: 0.25,
  y: 0.5,
  ...over,
})

describe('rule plan-rooms', () => {
  const tags = [
    { id: 1, name: 'Sala' },
    { id: 2, name: 'Varanda', retired: true },
  ]
  const photos = [1, 2, 3].map((id) => photo({ id, url: `/${id}.jpg`, tag_id: id === 2 ? 5 : 1 }))

  test('a mark has the name that its room has now, also a retired one, and the photos of the room', () => {
    const shown = markedRooms({ rooms: [mark(1), mark(2)] }, photos, tags)
    expect(shown.map(({ name, photos: those }) => [name, those.map(({ id }) => id)])).toEqual([
      ['Sala', [1, 3]],
      ['Varanda', []],
    ])
    const [renamed] = markedRooms({ rooms: [mark(1)] }, photos, [{ id: 1, name: 'Sala de estar' }])
    expect(renamed?.name).toBe('Sala de estar')
  })

  test('a mark of a room that nobody knows is left out, and another API may send none', () => {
    expect(markedRooms({ rooms: [mark(9)] }, photos, tags)).toEqual([])
    expect(markedRooms({}, photos, tags)).toEqual([])
  })

  test('says how many photos a room has', () => {
    expect([0, 1, 4].map((count) => roomWithCount('Sala', count))).toEqual([
      'Sala',
      'Sala · 1 foto',
      'Sala · 4 fotos',
    ])
  })

  test('photos come from the items that clients see, in the order of the gallery', () => {
    const product = (item_id: number, ids: readonly number[]) => ({
      item: { id: item_id, item_id, label: '', icon: '' } as SessionProduct['item'],
      deliverables: ids.map((id, place) => photo({ id, url: `/${id}.jpg`, order: ids.length - place })),
    })
    const products = [product(8, [1]), product(9, [2, 3]), product(11, []), product(99, [4])]
    expect(photosForPlans(products).map(({ id }) => id)).toEqual([3, 2])
  })

  test('marks are the same in any order, and not when one of two equal ones is gone', () => {
    expect(arePlanRoomsSame([mark(1), mark(2)], [mark(2), mark(1)])).toBe(true)
    expect(arePlanRoomsSame([mark(1)], [mark(1, { x: 0.26 })])).toBe(false)
    expect(arePlanRoomsSame([mark(1), mark(1)], [mark(1), mark(2)])).toBe(false)
    expect(arePlanRoomsSame([mark(1)], [mark(1, { page: 2 })])).toBe(false)
  })

  test('changes of two people are joined: what either adds is there, what either removes is not', () => {
    const seen = [mark(1), mark(2), mark(3)]
    const moved = mark(1, { x: 0.9 })
    expect(joinPlanRooms({ seen, own: [moved, mark(2), mark(4)], now: [mark(1), mark(3), mark(5)] })).toEqual(
      [mark(5), moved, mark(4)],
    )
    expect(joinPlanRooms({ seen, own: seen, now: [] })).toEqual([])
    expect(joinPlanRooms({ seen: [], own: [mark(1)], now: [mark(1)] })).toEqual([mark(1)])
  })

  test.each([
    [{ tag_id: null }, 'Escolha o ambiente.'],
    [{ page: 0 }, 'Esta página não existe na planta.'],
    [{ x: 1.01 }, 'Marque um ponto dentro da planta.'],
    [{ y: -0.1 }, 'Marque um ponto dentro da planta.'],
  ])('%j is refused with a sentence', (over, message) => {
    const { issues } = safeParse(PlanRoomsForm, { rooms: [{ ...mark(1), ...over }] })
    expect(issues?.map((issue) => issue.message)).toEqual([message])
  })

  test('a plan has a limit of marks', () => {
    const of = (count: number) => ({ rooms: Array.from({ length: count }, () => mark(1)) })
    expect(safeParse(PlanRoomsForm, of(mostPlanRooms)).success).toBe(true)
    expect(safeParse(PlanRoomsForm, of(mostPlanRooms + 1)).success).toBe(false)
  })
})
