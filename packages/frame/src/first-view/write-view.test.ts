import { Failure } from '@ensaio/domain'
import { useRemote } from '@ensaio/ui'
import { createElement, Suspense } from 'react'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Redirect } from './Redirect.tsx'
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

const at = (page: ReturnType<typeof createElement>) =>
  writeView(createElement(StaticRouter, { basename: '/backoffice', location: '/backoffice/team' }, page), {
    origin,
    signal: new AbortController().signal,
  })

test('a page that leads elsewhere says where, with the page to return to, and the router warns of nothing (rule first-view)', async () => {
  const warned = vi.spyOn(console, 'warn')
  onTestFinished(() => warned.mockRestore())
  const view = await at(createElement(Redirect, { to: '/login', from: '/team?pagina=2' }))
  expect([view.redirect, view.body]).toEqual(['/backoffice/login?voltar=%2Fteam%3Fpagina%3D2', ''])
  expect((await at(createElement(Redirect, { to: '/login' }))).redirect).toBe('/backoffice/login')
  expect((await at(createElement('p'))).redirect).toBeNull()
  expect(warned).not.toHaveBeenCalled()
})

test('what depends on drafts of the tab is left to the browser', async () => {
  const view = await at(createElement(Redirect, { to: '/order', byBrowser: true }))
  expect([view.redirect, view.body]).toEqual([null, ''])
})
