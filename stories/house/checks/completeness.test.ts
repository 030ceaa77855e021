import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import {
  assertsValues,
  callbacksWithValues,
  exceptions,
  exportedComponents,
  filesOf,
  isPrimitive,
  isWidget,
  loadsOnOpen,
  type OpenedRoute,
  requiredStates,
  routes,
  screens,
  shows,
  wordsOn,
} from './completeness.ts'
import { filesAround, isInteractive, isPlayedByKeys, keyboardExceptions } from './completeness-keyboard.ts'
import { readStories, textOf } from './written-stories.ts'

const files = readStories()
const components = exportedComponents()
const widgets = components.filter(isWidget)
const primitives = components.filter(isPrimitive)
const controls = components.filter(({ path }) => isInteractive(path))
const everyCode = files.map((file) => file.code).join('\n')

describe('every exported component', () => {
  test('is counted', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(widgets.length).toBeGreaterThan(70)
    expect(primitives.length).toBeGreaterThan(40)
  })

  test('is rendered by a story', () => {
    const unseen = components.filter(
      ({ name }) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(everyCode),
    )
    expect(unseen.map(({ name }) => name)).toEqual([])
  })

  test('has a description on its docs page', () => {
    const silent = components.filter((one) => wordsOn(one, files).trim().length < 30)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('has a Portuguese description', () => {
    const described = components.filter((one) => isWidget(one) || isPrimitive(one))
    const silent = described.filter((one) => !/[ãçõáéíóúâêô]/.test(wordsOn(one, files)))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('describes its accessibility when it is a primitive', () => {
    const silent = primitives.filter((one) => !wordsOn(one, files).includes('**Acessibilidade.**'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('is named on a docs page that it shares with another', () => {
    const unnamed = primitives.filter((one) => {
      const isAlone = primitives.filter(({ path }) => path === one.path).length === 1
      return !isAlone && !wordsOn(one, files).includes(`\`${one.name}\``)
    })
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })
})

describe('every widget', () => {
  test('has a story for each state that its props allow', () => {
    const missing = widgets.flatMap((widget) => {
      const ownFiles = filesOf(widget, files)
      return requiredStates(widget)
        .filter((state) => !shows(ownFiles, state))
        .map((state) => `${widget.name}: ${state}`)
    })
    expect(missing).toEqual([])
  })

  test('asserts in its story “Atualizando” what stays (`staysWhileRefreshing`)', () => {
    const silent = widgets.flatMap((widget) =>
      filesOf(widget, files)
        .flatMap(({ stories }) => stories)
        .filter(({ name, code }) => name === 'Atualizando' && !/\bplay\b/.test(code))
        .map(({ id }) => id),
    )
    expect(silent).toEqual([])
  })

  test('asserts in a story what it announces (`isAnnounced`)', () => {
    const asserted = /\bisAnnounced\(|'(status|alert)'|role=(status|alert)\]|'aria-live'/
    const silent = widgets.filter(
      (widget) =>
        /\brole="(status|alert)"/.test(textOf(widget.path)) &&
        !filesOf(widget, files).some(({ code }) => asserted.test(code)),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('asserts in a story what each of its callbacks is called with', () => {
    const silent = widgets.flatMap((widget) => {
      const ownFiles = filesOf(widget, files)
      return callbacksWithValues(widget)
        .filter((callback) => !assertsValues(ownFiles, callback))
        .map((callback) => `${widget.name}: ${callback}`)
    })
    expect(silent).toEqual([])
  })

  test('is excepted from a state only while it exists', () => {
    const names = new Set(widgets.map(({ name }) => name))
    const idle = Object.entries(exceptions).flatMap(([state, list]) =>
      Object.keys(list)
        .filter((name) => !names.has(name))
        .map((name) => `${name}: ${state}`),
    )
    expect(idle).toEqual([])
  })
})

describe('every interactive component', () => {
  test('is counted', () => {
    expect(controls.length).toBeGreaterThan(80)
    expect(controls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'Dialog', 'PhotosCard']),
    )
    expect(controls.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Badge', 'StatusBadge']))
  })

  test('has a keyboard-only story', () => {
    const missing = controls.filter(
      (one) =>
        !(one.name in keyboardExceptions) &&
        !filesAround(one, files).some((file) => file.stories.some((story) => isPlayedByKeys(story, file))),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('is excepted only while it exists', () => {
    const names = controls.map(({ name }) => name)
    expect(Object.keys(keyboardExceptions).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('every route of the two apps', () => {
  const opened = screens(files)
  const named = routes().filter(({ page }) => page !== 'Redirect')
  const of = (route: OpenedRoute) =>
    opened.filter(
      ({ app, path }) =>
        app === route.app &&
        matchPath(route.path, path.split('?')[0] ?? '') !== null &&
        // `/sessions/add/info` must not match `/sessions/:id`.
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

  test('has a screen in Storybook', () => {
    expect(without((route) => of(route).length > 0)).toEqual([])
  })

  test('has a screen on a phone', () => {
    expect(without((route) => of(route).some(({ story }) => /\bonPhone\b/.test(story.code)))).toEqual([])
  })

  test('has a loading and a failed screen when it loads data on opening', () => {
    const asking = (route: OpenedRoute, sign: RegExp) =>
      !loadsOnOpen(route) || of(route).some(({ story }) => sign.test(story.code))
    expect(without((route) => asking(route, /\bhang\(/))).toEqual([])
    expect(without((route) => asking(route, /\b(refuse|cut)\(/))).toEqual([])
  })
})
