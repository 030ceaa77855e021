import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The components, loaded anew: each warning is given once. */
async function load() {
  const { ThemeProvider } = await import('./ThemeProvider.tsx')
  const { Card } = await import('../primitives/layout/Card/Card.tsx')
  const { refuseOldReact } = await import('./setup-warnings.ts')
  return { ThemeProvider, Card, refuseOldReact }
}

test('a component without a theme says once what to add', async () => {
  const { Card } = await load()
  for (let times = 0; times < 2; times++) renderToString(createElement(Card))
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    "@ensaio/ui: <Card> has no theme. Put <ThemeProvider> around it, and import '@ensaio/ui/fonts.css' once.",
  )
})

test('neither a component in a theme nor one in production warns', async () => {
  const { Card, ThemeProvider } = await load()
  renderToString(createElement(ThemeProvider, null, createElement(Card)))
  vi.stubEnv('NODE_ENV', 'production')
  renderToString(createElement(Card))
  expect(console.warn).not.toHaveBeenCalled()
})

test('React 18 is refused with what to install; 19.0 is accepted', async () => {
  const { refuseOldReact } = await load()
  expect(() => refuseOldReact('18.3.1')).toThrow('npm install react@19 react-dom@19')
  expect(() => refuseOldReact('19.0.0')).not.toThrow()
})
