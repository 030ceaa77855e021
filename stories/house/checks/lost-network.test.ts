import * as client from '@ensaio/client'
import { expect, test } from 'vitest'
import { filesOfTheHouse, textOf } from './book.ts'

const sources = filesOfTheHouse().filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
const apps = ['portal', 'backoffice'] as const

/** Which area stands under which name in the pages: `asks = { queue: queueCalls }`. */
const areas = new Map(
  sources
    .filter((path) => /^(apps\/(portal|backoffice)|packages\/frame)\/src\//.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\b(\w+): (\w+Calls)\b/g)])
    .map(([, noun = '', area = '']) => [noun, area]),
)

/** The calls that act, as `noun.verb`: those that send or fetch a file, and those that nothing can abort. */
const actions = [...areas].flatMap(([noun, area]) => {
  const make = (client as unknown as Record<string, (call: unknown, connection: unknown) => object>)[area]
  return Object.entries(make?.(null, null) ?? {})
    .filter(([, ask]) => /\b(upload|download)\)?\(/.test(String(ask)) || !/\bsignal\b/.test(String(ask)))
    .map(([verb]) => `${noun}.${verb}`)
})

/** Followed as the page opens, before anything is on screen. */
const withoutPage = ['account.followMagicLink']

/** The actions that the pages of an app can cause, its frame included. */
function actionsOf(app: (typeof apps)[number]): string[] {
  const code = sources
    .filter((path) => path.startsWith(`apps/${app}/src/`) || path.startsWith('packages/frame/src/'))
    .map(textOf)
    .join('\n')
  const used = actions.filter((action) => new RegExp(`\\b${action.replace('.', '\\.')}\\b`).test(code))
  return used.filter((action) => !withoutPage.includes(action))
}

/** The calls before which a story of an app cuts the network. */
function triedIn(app: (typeof apps)[number]): string[] {
  const stories = filesOfTheHouse().filter((path) =>
    /^stories\/screens\/SemRede\w+\.stories\.tsx$/.test(path),
  )
  return stories
    .flatMap((path) => textOf(path).split("withoutNetwork('"))
    .filter((part) => part.startsWith(app))
    .flatMap((part) => [...part.matchAll(/\bcall: '([\w.]+)'/g)].map(([, call = '']) => call))
}

test('the calls that act are told from those that load', () => {
  expect(actions).toEqual(
    expect.arrayContaining(['queue.move', 'photos.upload', 'photos.download', 'account.login']),
  )
  expect(actions).not.toEqual(expect.arrayContaining(['sessions.get']))
  expect(actions.length).toBeGreaterThan(40)
})

test.each(apps)('before every action of the %s a story cuts the network', (app) => {
  expect(actionsOf(app).filter((action) => !triedIn(app).includes(action))).toEqual([])
})
