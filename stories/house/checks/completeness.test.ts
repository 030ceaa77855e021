import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { readBook } from './book.ts'
import {
  asksAsItOpens,
  exportedComponents,
  filesOf,
  isPrimitive,
  isWidget,
  type OpenedRoute,
  routes,
  screens,
  shows,
  spared,
  statesOwed,
  wordsOn,
} from './completeness.ts'
import { filesAround, isInteractive, isPlayedByKeys, sparedOfKeys } from './completeness-keyboard.ts'

const book = readBook()
const components = exportedComponents()
const widgets = components.filter(isWidget)
const primitives = components.filter(isPrimitive)
const controls = components.filter(({ path }) => isInteractive(path))
const everyCode = book.map((file) => file.code).join('\n')

describe('every component that others can import', () => {
  test('is counted', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(widgets.length).toBeGreaterThan(70)
    expect(primitives.length).toBeGreaterThan(40)
  })

  test('is drawn by a story', () => {
    const unseen = components.filter(
      ({ name }) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(everyCode),
    )
    expect(unseen.map(({ name }) => name)).toEqual([])
  })

  test('says on its page what it is for', () => {
    const silent = components.filter((one) => wordsOn(one, book).trim().length < 30)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('says in Portuguese when to use it and how to wire it', () => {
    const told = components.filter((one) => isWidget(one) || isPrimitive(one))
    const silent = told.filter((one) => !/[ãçõáéíóúâêô]/.test(wordsOn(one, book)))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('says, when it is a primitive, what it is to who reads by ear or goes by keyboard', () => {
    const silent = primitives.filter((one) => !wordsOn(one, book).includes('**Acessibilidade.**'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('is named on the page that it shares with another', () => {
    const unnamed = primitives.filter((one) => {
      const isAlone = primitives.filter(({ path }) => path === one.path).length === 1
      return !isAlone && !wordsOn(one, book).includes(`\`${one.name}\``)
    })
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })
})

describe('every widget', () => {
  test('shows the states that its props can bring', () => {
    const missing = widgets.flatMap((widget) => {
      const files = filesOf(widget, book)
      return statesOwed(widget)
        .filter((state) => !shows(files, state))
        .map((state) => `${widget.name}: ${state}`)
    })
    expect(missing).toEqual([])
  })

  test('is spared a state only while it is there and does not show it', () => {
    const names = new Set(widgets.map(({ name }) => name))
    const idle = Object.entries(spared).flatMap(([state, list]) =>
      Object.keys(list)
        .filter((name) => !names.has(name))
        .map((name) => `${name}: ${state}`),
    )
    expect(idle).toEqual([])
  })
})

describe('every component with something to press, fill in or follow', () => {
  test('is counted', () => {
    expect(controls.length).toBeGreaterThan(80)
    expect(controls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'Dialog', 'PhotosCard']),
    )
    expect(controls.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Badge', 'StatusBadge']))
  })

  test('has a story played with the keyboard alone', () => {
    const missing = controls.filter(
      (one) =>
        !(one.name in sparedOfKeys) &&
        !filesAround(one, book).some((file) => file.stories.some((story) => isPlayedByKeys(story, file))),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('is spared only while it is there', () => {
    const names = controls.map(({ name }) => name)
    expect(Object.keys(sparedOfKeys).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('every address of the two apps', () => {
  const opened = screens(book)
  const named = routes().filter(({ page }) => page !== 'Navigate')
  const of = (route: OpenedRoute) =>
    opened.filter(
      ({ app, path }) =>
        app === route.app &&
        matchPath(route.path, path.split('?')[0] ?? '') !== null &&
        // `/sessions/add/info` is no ensaio named "add".
        !named.some(
          (other) =>
            other !== route &&
            other.app === app &&
            other.path.length > route.path.length &&
            matchPath(other.path, path.split('?')[0] ?? ''),
        ),
    )
  const without = (holds: (route: OpenedRoute) => boolean) =>
    named.filter((route) => !holds(route)).map(({ app, path }) => `${app} ${path}`)

  test('is counted', () => {
    expect(named.length).toBeGreaterThan(25)
    expect(opened.length).toBeGreaterThan(80)
  })

  test('has a screen in the book', () => {
    expect(without((route) => of(route).length > 0)).toEqual([])
  })

  test('has a screen on a phone', () => {
    expect(without((route) => of(route).some(({ story }) => /\bonPhone\b/.test(story.code)))).toEqual([])
  })

  test('has a screen that waits and one that failed, where it asks as it opens', () => {
    const asking = (route: OpenedRoute, sign: RegExp) =>
      !asksAsItOpens(route) || of(route).some(({ story }) => sign.test(story.code))
    expect(without((route) => asking(route, /\bhang\(/))).toEqual([])
    expect(without((route) => asking(route, /\b(refuse|cut)\(/))).toEqual([])
  })
})
