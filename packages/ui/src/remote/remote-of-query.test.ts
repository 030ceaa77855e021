import { Failure } from '@ensaio/domain'
import { expect, test } from 'vitest'
import { remoteOfQuery } from './remote-of-query.ts'

const offline = new Failure('unavailable', 'Sem conexão.')
const idle = { data: undefined, error: null, isFetching: false }

test.each([
  ['pending', { ...idle, isFetching: true }, { state: 'waiting' }],
  ['paused before its first answer', idle, { state: 'waiting' }],
  ['answered', { ...idle, data: [1] }, { state: 'ready', value: [1] }],
  ['refreshing', { ...idle, data: [1], isFetching: true }, { state: 'ready', value: [1], refreshing: true }],
  ['failed', { ...idle, error: offline }, { state: 'failed', failure: offline }],
  [
    'failed on a refresh',
    { ...idle, data: [1], error: offline },
    { state: 'ready', value: [1], failure: offline },
  ],
])('a query that is %s', (_name, query, remote) => {
  expect(remoteOfQuery(query)).toEqual(remote)
})

test('a failure that is not ours gets words for users', () => {
  const remote = remoteOfQuery({ ...idle, error: new Error('boom') })
  expect(remote).toMatchObject({
    state: 'failed',
    failure: { message: expect.stringContaining('Tente de novo') },
  })
})
