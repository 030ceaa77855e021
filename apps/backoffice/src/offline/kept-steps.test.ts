import { Failure } from '@ensaio/domain'
import { session } from '@ensaio/mocks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeptStep, keepStep, readKeptSteps, sendKeptSteps } from './kept-steps.ts'

const person = 'fotografo@demo.test'
let device: Storage

function stored(): Storage {
  const values = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

const step = (key: string): KeptStep => ({
  key,
  person,
  visit: 1042,
  place: 'Rua Augusta, 1500',
  step: 'on_the_way',
  start: '2026-11-20T16:30:00.000Z',
  at: '2026-11-20T16:00:00.000Z',
  problem: null,
})

beforeEach(() => {
  device = stored()
  for (const key of ['first', 'second']) keepStep(device, step(key))
})
afterEach(() => vi.unstubAllGlobals())

test('without locks of the browser, as on plain http, steps are sent in their order all the same', async () => {
  vi.stubGlobal('navigator', {})
  const sent: string[] = []
  const shown: number[] = []
  await sendKeptSteps(
    device,
    person,
    async ({ key }) => {
      sent.push(key)
      return session()
    },
    ({ id }) => shown.push(id),
  )
  expect(sent).toEqual(['first', 'second'])
  expect(shown).toHaveLength(2)
  expect(readKeptSteps(device, person)).toEqual([])
})

test('without locks, a refused step stays with its reason, and one that nobody hears waits', async () => {
  vi.stubGlobal('navigator', {})
  await sendKeptSteps(
    device,
    person,
    async ({ key }) => {
      if (key === 'first') throw new Failure('visit_moved', 'A visita mudou de horário.')
      throw new Failure('offline', 'Verifique a sua conexão.')
    },
    () => undefined,
  )
  const kept = readKeptSteps(device, person)
  expect(kept.map(({ key, problem }) => [key, problem])).toEqual([
    ['first', 'A visita mudou de horário.'],
    ['second', null],
  ])
})

test.each([
  ['who was signed out meanwhile', 'signed_out'],
  ['who sent too many', 'too_many'],
] as const)('without locks, the steps of %s wait, and are sent once later', async (_who, code) => {
  vi.stubGlobal('navigator', {})
  const sent: string[] = []
  let isHeard = false
  const sendAll = () =>
    sendKeptSteps(
      device,
      person,
      async ({ key }) => {
        sent.push(key)
        if (!isHeard) throw new Failure(code, 'Entre de novo.')
        return session()
      },
      () => undefined,
    )
  await sendAll()
  expect(sent.splice(0)).toEqual(['first'])
  expect(readKeptSteps(device, person).map(({ problem }) => problem)).toEqual([null, null])
  isHeard = true
  await sendAll()
  await sendAll()
  expect(sent).toEqual(['first', 'second'])
  expect(readKeptSteps(device, person)).toEqual([])
})

test('with locks, the steps are sent while the lock is held', async () => {
  const request = vi.fn((_name: string, send: () => Promise<void>) => send())
  vi.stubGlobal('navigator', { locks: { request } })
  await sendKeptSteps(
    device,
    person,
    async () => session(),
    () => undefined,
  )
  expect(request).toHaveBeenCalledOnce()
  expect(readKeptSteps(device, person)).toEqual([])
})
