import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { mailStateLabels, mailStates, searchMails } from './endpoints.ts'

const query = searchMails.query as v.GenericSchema

test('every state of a mail has a label of its own', () => {
  expect(new Set(mailStates.map((state) => mailStateLabels[state])).size).toBe(mailStates.length)
})

describe('a search of mails', () => {
  test('without anything asks for the first page of all', () => {
    expect(v.parse(query, {})).toEqual({ text: '', page: 1 })
  })

  test.each(mailStates)('may ask for those in state %s', (state) => {
    expect(v.parse(query, { state })).toMatchObject({ state })
  })

  test.each([
    ['an unknown state', { state: 'lost' }],
    ['a page of zero', { page: '0' }],
    ['a page with a sign', { page: '+1' }],
    ['a page of seven digits', { page: '1000000' }],
    ['a text of 121 characters', { text: 'x'.repeat(121) }],
  ])('refuses %s', (_, asked) => {
    expect(v.is(query, asked)).toBe(false)
  })

  test('trims its text', () => {
    expect(v.parse(query, { text: '  ana@x.com.br ' })).toMatchObject({ text: 'ana@x.com.br' })
  })
})
