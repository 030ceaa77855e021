import { Failure } from '@ensaio/domain'
import { useRemote } from '@ensaio/ui'
import { createElement, Suspense } from 'react'
import { expect, test } from 'vitest'
import { writeView } from './write-view.tsx'

function Part({ ask }: { ask: () => Promise<string> }) {
  const [remote] = useRemote(ask, [])
  return createElement('p', null, remote.state === 'ready' ? remote.value : 'Aguarde')
}

const part = (ask: () => Promise<string>) => createElement(Part, { ask })
const origin = 'https://ensaio.test'

test('a page is written with the answers to its questions', async () => {
  const page = createElement(
    'main',
    null,
    part(async () => 'Livre'),
  )
  const { body, answers } = await writeView(page, { origin, signal: new AbortController().signal })
  expect(body).toBe('<main><p>Livre</p></main>')
  expect(Object.values(answers)).toEqual([{ value: 'Livre' }])
})

test('what fails is asked for again by the browser', async () => {
  const failing = async () => {
    throw new Failure('unavailable', 'Tente de novo.')
  }
  const { body, answers } = await writeView(part(failing), { origin, signal: new AbortController().signal })
  expect(body).toBe('<p>Aguarde</p>')
  expect(answers).toEqual({})
})

test('a page with an answer that does not come in time is not written, in whole or in part', async () => {
  const never = () => new Promise<string>(() => undefined)
  for (const page of [part(never), createElement(Suspense, { fallback: 'Aguarde' }, part(never))]) {
    const late = new AbortController()
    const writing = writeView(page, { origin, signal: late.signal })
    late.abort(new Error('too late'))
    await expect(writing).rejects.toThrow('too late')
  }
})
