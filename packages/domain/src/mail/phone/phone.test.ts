import { describe, expect, test } from 'vitest'
import {
  asksToStop,
  byChannels,
  lacksWhatsApp,
  maskedPhone,
  messageChannelLabels,
  phoneChannelLabels,
  phoneChannels,
  senderNumber,
} from './channels.ts'
import { phoneFailures, phoneFailureText } from './phone-failures.ts'
import { phoneKinds, phoneLabel, phoneTemplate, phoneText, templateValues } from './phone-texts.ts'

test.each([
  ['5551999998888', '+5551999998888'],
  ['+5551999998888', '+5551999998888'],
  ['555199998888', '+5551999998888'],
  ['555133334444', null],
  ['15551234567', null],
  ['', null],
])('the sender %j is %s', (from, expected) => {
  expect(senderNumber(from)).toBe(expected)
})

test.each([
  ['SAIR', true],
  ['parar.', true],
  [' Stop! ', true],
  ['“Sair”', true],
  ['quero sair', false],
  ['Sairei às 10', false],
  ['', false],
])('%j asks for no more messages: %s (rule phone-consent)', (text, expected) => {
  expect(asksToStop(text)).toBe(expected)
})

test.each([
  [null, false],
  ['2026-11-20T12:00:00.000Z', true],
  ['2026-10-21T12:00:01.000Z', true],
  ['2026-10-21T12:00:00.000Z', false],
])('a number that had no WhatsApp at %s has none now: %s (rule phone-fallback)', (saidAt, expected) => {
  expect(lacksWhatsApp(saidAt, '2026-11-20T12:00:00.000Z')).toBe(expected)
})

test('channels are named, and a number is masked', () => {
  expect(phoneChannels.map((channel) => phoneChannelLabels[channel])).toEqual(['WhatsApp', 'SMS'])
  expect([byChannels(['whatsapp']), byChannels(phoneChannels)]).toEqual([
    'por WhatsApp',
    'por WhatsApp ou SMS',
  ])
  expect(messageChannelLabels.mail).toBe('E-mail')
  expect(maskedPhone('+5551999998888')).toBe('(51) •••••-8888')
})

describe('a template (rule phone-messages)', () => {
  test.each(phoneKinds)('%s has a label, numbered values, and neither begins nor ends with one', (kind) => {
    const template = phoneTemplate(kind)
    const numbers = [...template.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, nth) => nth + 1))
    expect(templateValues(kind, {})).toHaveLength(numbers.length)
    expect(template).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{|\n|\{[a-z]/)
    expect(template.length).toBeLessThan(550)
    expect(phoneLabel(kind)).not.toBe('')
  })

  test('its values fill the same text, without line breaks', () => {
    const words = {
      nome: 'Ana',
      lugar: 'Rua A,\n 10',
      quando: 'hoje',
      link: 'https://a.test',
      sair: 'https://b.test',
    }
    const values = templateValues('visit_booked', words)
    expect(values).toEqual(['Ana', 'Rua A, 10', 'hoje', 'https://a.test', 'https://b.test'])
    const filled = values.reduce(
      (text, value, nth) => text.replace(`{{${nth + 1}}}`, value),
      phoneTemplate('visit_booked'),
    )
    expect(phoneText('visit_booked', words)).toBe(filled)
  })
})

test.each(phoneFailures)('%s is told in a sentence, with the code of the service', (failure) => {
  expect(phoneFailureText(failure, 'sms', null)).toMatch(/^[AOP].+\.$/)
  expect(phoneFailureText(failure, 'whatsapp', '131026')).toMatch(/\. \(131026\)$/)
})
