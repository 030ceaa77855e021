import { expect, test } from 'vitest'
import {
  crowdedFolders,
  filesInCycles,
  longFiles,
  strayQueries,
  unnamedFunctions,
} from '../../../scripts/figures/layout.ts'

test('no folder has more than 25 entries', () => {
  expect(crowdedFolders()).toEqual([])
})

test('no files import each other in a circle, type-only imports included', () => {
  expect(filesInCycles()).toEqual([])
})

test('the api writes SQL in repositories alone', () => {
  expect(strayQueries()).toEqual([])
})

test('a test of domain names every function that domain exports', () => {
  expect(unnamedFunctions()).toEqual([])
})

test('no file has more than 300 lines, no test or story more than 350', () => {
  expect(longFiles()).toEqual([])
})
