import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldMessages } from '../../failure/failure-body.ts'
import { cars, housing } from '../../service/schema.ts'
import {
  followsGeneralList,
  Preparation,
  PreparationForm,
  preparationFor,
  preparationLists,
  preparationOf,
  standardPreparation,
} from './preparation.ts'

const home = { service: { vertical: { id: housing } } }

test('a visit has the lines of its house, else the standard ones of its vertical (rule preparation-lists)', () => {
  const own = [{ about: 'other', text: 'Abra o portão.' }] as const
  expect(preparationOf({ ...home, preparation: own })).toEqual(own)
  expect(preparationOf(home)).toEqual(preparationFor(home.service))
  expect(preparationFor(home.service)).toEqual(standardPreparation('property'))
  expect(preparationOf({ service: { vertical: { id: cars } } })).toEqual(standardPreparation('car'))
  expect(standardPreparation('car')).not.toEqual(standardPreparation('land'))
})

test('kinds of property follow the list of every property, cars do not', () => {
  expect(preparationLists.filter(followsGeneralList)).toEqual(['apartment', 'house', 'commercial', 'land'])
})

test('a topic of another version is shown as another one', () => {
  expect(parse(Preparation, { about: 'garden', text: 'Regue' }).about).toBe('other')
})

test.each([
  [[], { lines: 'Deixe pelo menos uma linha.' }],
  [Array(13).fill({ about: 'other', text: 'Abra' }), { lines: 'Use no máximo 12 linhas.' }],
  [[{ about: 'other', text: ' ' }], { 'lines.0.text': 'Escreva a linha, ou remova-a.' }],
  [[{ about: 'other', text: 'a'.repeat(161) }], { 'lines.0.text': 'Use no máximo 160 caracteres.' }],
])('lines that cannot be saved say why', (lines, fields) => {
  expect(fieldMessages(safeParse(PreparationForm, { list: 'land', lines }).issues ?? ([] as never))).toEqual(
    fields,
  )
})
