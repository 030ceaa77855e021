import { describe, expect, test } from 'vitest'
import {
  isThreadOpen,
  matterText,
  otherSide,
  type Thread,
  threadMatters,
  threadsAbout,
  threadsAwaiting,
} from './thread.ts'

function thread(known: Partial<Thread>, ...sides: ('client' | 'staff')[]): Thread {
  return {
    id: 1,
    about: 'photo',
    product_id: 2,
    material_id: 7,
    pin: null,
    is_correction: false,
    resolved_at: null,
    resolved_by: null,
    comments: sides.map((side, id) => ({
      id,
      side,
      author: 'Ana',
      is_own: false,
      text: 'Oi',
      written_at: '2026-11-20T15:00:00.000Z',
    })),
    ...known,
  }
}
const resolved = { resolved_at: '2026-11-20T16:00:00.000Z' }

describe('threads of a conversation', () => {
  test('belong to one photo or plan, whose ids may be equal', () => {
    const all = [thread({ id: 1 }), thread({ id: 2, about: 'blueprint' }), thread({ id: 3, material_id: 8 })]
    expect(threadsAbout(all, 'photo', 7).map(({ id }) => id)).toEqual([1])
    expect(threadsAbout(all, 'blueprint', 7).map(({ id }) => id)).toEqual([2])
  })

  test('wait for the side that did not write last, while they are open', () => {
    const all = [
      thread({}, 'client'),
      thread({}, 'client', 'staff'),
      thread({}, 'staff', 'client'),
      thread(resolved, 'client'),
    ]
    expect(all.map(isThreadOpen)).toEqual([true, true, true, false])
    expect(threadsAwaiting(all, 'staff')).toBe(2)
    expect(threadsAwaiting(all, 'client')).toBe(1)
    expect(otherSide('client')).toBe('staff')
    expect(otherSide('staff')).toBe('client')
  })

  test('say what they are about', () => {
    expect(new Set(threadMatters.map(matterText)).size).toBe(threadMatters.length)
    expect(matterText('photo')).toBe('sobre uma foto')
  })
})
