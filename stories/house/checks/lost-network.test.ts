import * as client from '@ensaio/client'
import { expect, test } from 'vitest'
import { textOf, trackedFiles } from './written-stories.ts'

const sources = trackedFiles().filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
const apps = ['portal', 'backoffice'] as const

/** The areas by the names that pages use: `asks = { queue: queueCalls }`. */
const areas = new Map(
  sources
    .filter((path) => /^(apps\/(portal|backoffice)|packages\/frame)\/src\//.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\b(\w+): (\w+Calls)\b/g)])
    .map(([, noun = '', area = '']) => [noun, area]),
)

/** The calls that change something or transfer a file, as `noun.verb`; they take no abort signal, or are uploads and downloads. */
const actions = [...areas].flatMap(([noun, area]) => {
  const make = (client as unknown as Record<string, (call: unknown, connection: unknown) => object>)[area]
  return Object.entries(make?.(null, null) ?? {})
    .filter(
      ([, ask]) =>
        /\b(upload|download|downloadCsv)\)?\(/.test(String(ask)) || !/\bsignal\b/.test(String(ask)),
    )
    .map(([verb]) => `${noun}.${verb}`)
})

/** Called on opening, before a page is rendered. */
const withoutPage = ['account.followMagicLink']

/** Returns the actions that the pages of an app call, its frame included. */
function actionsOf(app: (typeof apps)[number]): string[] {
  const code = sources
    .filter((path) => path.startsWith(`apps/${app}/src/`) || path.startsWith('packages/frame/src/'))
    .map(textOf)
    .join('\n')
  const used = actions.filter((action) => new RegExp(`\\b${action.replace('.', '\\.')}\\b`).test(code))
  return used.filter((action) => !withoutPage.includes(action))
}

/** Returns the calls before which a story of the app cuts the network. */
function triedIn(app: (typeof apps)[number]): string[] {
  const stories = trackedFiles().filter((path) =>
    /^stories\/screens\/network\/SemRede\w+\.stories\.tsx$/.test(path),
  )
  return stories
    .flatMap((path) => textOf(path).split("withoutNetwork('"))
    .filter((part) => part.startsWith(app))
    .flatMap((part) => [...part.matchAll(/\bcall: '([\w.]+)'/g)].map(([, call = '']) => call))
}

test('actions are told apart from calls that load data', () => {
  expect(actions).toEqual(
    expect.arrayContaining(['queue.move', 'photos.upload', 'photos.download', 'account.login']),
  )
  expect(actions).not.toEqual(expect.arrayContaining(['sessions.get']))
  expect(actions.length).toBeGreaterThan(40)
})

test.each(apps)('a story cuts the network before every action of the %s', (app) => {
  expect(actionsOf(app).filter((action) => !triedIn(app).includes(action))).toEqual([])
})
