import { expect, test } from 'vitest'
import { type BuiltFile, mergeFiles } from './merge-files.ts'

const entry = (name: string, imports: string[] = []): BuiltFile => ({
  name,
  bytes: 1000,
  imports,
  isEntry: true,
})
const shared = (name: string, bytes: number, imports: string[] = []): BuiltFile => ({
  name,
  bytes,
  imports,
  isEntry: false,
})
const groups = (files: BuiltFile[], routes: string[][], weightOf: (last: string) => number = () => 1) =>
  mergeFiles(
    files,
    routes.map((loads) => ({ loads, weight: weightOf(loads.at(-1) ?? '') })),
  ).map((members) => members.toSorted().join(' '))

test('files that the same routes load become one', () => {
  const files = [
    entry('list', ['badge', 'card']),
    entry('detail', ['badge', 'card']),
    shared('badge', 500),
    shared('card', 90_000),
  ]
  expect(groups(files, [['list'], ['detail']])).toEqual(['badge card'])
})

test('a small file joins one that more routes load; a large one does not', () => {
  const files = [
    entry('list', ['badge', 'gallery']),
    entry('detail', ['badge', 'gallery']),
    entry('login', ['badge']),
    shared('badge', 500),
    shared('gallery', 90_000),
  ]
  expect(groups(files, [['list'], ['detail'], ['login']])).toEqual(['badge', 'gallery'])
  const small = files.map((file) => (file.name === 'gallery' ? shared('gallery', 300) : file))
  expect(groups(small, [['list'], ['detail'], ['login']])).toEqual(['badge gallery'])
})

test('many dialogs do not make a page load what they need, when it counts more', () => {
  const dialogs = ['edit', 'cancel', 'rate', 'share', 'renew']
  const files = [
    entry('list', ['text']),
    ...dialogs.map((name) => entry(name, ['text', 'form'])),
    shared('text', 40_000),
    shared('form', 2000),
  ]
  const routes = [['list'], ...dialogs.map((name) => ['list', name])]
  expect(groups(files, routes)).toEqual(['form text'])
  expect(groups(files, routes, (last) => (last === 'list' ? 10 : 1))).toEqual(['text', 'form'])
})

test('a merge counts what its files import', () => {
  const files = [
    entry('list', ['badge', 'sorter']),
    entry('detail', ['badge', 'sorter']),
    entry('login', ['badge']),
    shared('badge', 500),
    shared('sorter', 300, ['drag']),
    shared('drag', 90_000),
  ]
  expect(groups(files, [['list'], ['detail'], ['login']])).toEqual(['badge', 'drag sorter'])
})

test('no merge makes files import each other, and entries stay alone', () => {
  const files = [
    entry('page', ['top']),
    entry('middle', ['bottom']),
    shared('top', 500, ['middle']),
    shared('bottom', 500),
  ]
  expect(groups(files, [['page'], ['middle']])).toEqual(['top', 'bottom'])
})
