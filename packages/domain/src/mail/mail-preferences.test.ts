import { expect, test } from 'vitest'
import { maskedEmail, topicsFor } from './mail-preferences.ts'

test.each([
  ['somebody without an account', null, ['visit_reminders', 'date_reminders']],
  ['a client', { scope: 'client', role: null }, ['visit_reminders', 'date_reminders']],
  ['a photographer', { scope: 'provider', role: null }, ['visit_reminders']],
  ['an administrator', { scope: 'admin', role: 'administrator' }, ['late_deliveries']],
  ['a coordinator', { scope: 'admin', role: 'coordinator' }, ['late_deliveries']],
  ['finance', { scope: 'admin', role: 'finance' }, []],
] as const)('what reaches %s may be turned off (rule mail-preferences)', (_, person, topics) => {
  expect(topicsFor(person)).toEqual(topics)
})

test.each([
  ['ana.souza@exemplo.com.br', 'an•••@exemplo.com.br'],
  ['a@exemplo.com.br', '•••@exemplo.com.br'],
  ['abc@exemplo.com.br', 'a•••@exemplo.com.br'],
])('%s is shown as %s', (email, expected) => {
  expect(maskedEmail(email)).toBe(expected)
})
