import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { canSendAgain, mailStateLabels, mailStates, progressText, searchMails } from './endpoints.ts'

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

const at = '2026-11-20T12:00:00.000Z'

test.each([
  ['mail', 'sent', at, at, null],
  ['whatsapp', 'waiting', null, null, 'por WhatsApp'],
  ['whatsapp', 'sent', null, null, 'por WhatsApp'],
  ['sms', 'sent', at, null, 'chegou por SMS'],
  ['whatsapp', 'sent', at, at, 'lida no WhatsApp'],
  ['whatsapp', 'failed', null, null, 'por WhatsApp'],
] as const)('%s, %s, delivered %s, read %s: %s', (channel, state, delivered_at, read_at, expected) => {
  expect(progressText({ channel, state, delivered_at, read_at, replaced_by: null })).toBe(expected)
})

test('a message without WhatsApp went on by SMS, and is not sent again (rule phone-fallback)', () => {
  const replaced = {
    state: 'failed',
    sent_at: null,
    delivered_at: null,
    read_at: null,
    replaced_by: 8,
  } as const
  expect(progressText({ channel: 'whatsapp', ...replaced })).toBe('por WhatsApp, seguiu por SMS')
  expect(canSendAgain(replaced)).toBe(false)
})

test.each([
  ['waiting', null, true],
  ['failed', null, true],
  ['failed', at, false],
  ['sent', at, false],
] as const)('%s, accepted %s, may be sent again: %s', (state, sent_at, expected) => {
  expect(canSendAgain({ state, sent_at, replaced_by: null })).toBe(expected)
})
