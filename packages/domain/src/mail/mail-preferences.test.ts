import { expect, test } from 'vitest'
import { currentTopic, maskedEmail, topicsFor } from './mail-preferences.ts'

test.each([
  ['somebody without an account', null, ['visit_reminders', 'date_reminders']],
  [
    'a client who orders',
    { scope: 'client', client_role: 'orders' },
    ['visit_reminders', 'date_reminders', 'hosting_notices', 'weekly_digest', 'conversation'],
  ],
  [
    'a client who reads',
    { scope: 'client', client_role: 'reader' },
    ['visit_reminders', 'date_reminders', 'weekly_digest'],
  ],
  ['a photographer', { scope: 'provider' }, ['day_summary', 'conversation']],
  ['an administrator', { scope: 'admin', role: 'administrator' }, ['late_deliveries', 'conversation']],
  ['a coordinator', { scope: 'admin', role: 'coordinator' }, ['late_deliveries', 'conversation']],
  ['finance', { scope: 'admin', role: 'finance' }, []],
] as const)('what reaches %s may be turned off (rule mail-preferences)', (_, person, topics) => {
  expect(topicsFor(person)).toEqual(topics)
})

test('a link of an older mail turns off what a photographer gets instead', () => {
  expect(currentTopic('visit_reminders', { scope: 'provider' })).toBe('day_summary')
  expect(currentTopic('visit_reminders', { scope: 'client' })).toBe('visit_reminders')
  expect(currentTopic('date_reminders', null)).toBe('date_reminders')
})

test.each([
  ['ana.souza@exemplo.com.br', 'an•••@exemplo.com.br'],
  ['a@exemplo.com.br', '•••@exemplo.com.br'],
  ['abc@exemplo.com.br', 'a•••@exemplo.com.br'],
])('%s is shown as %s', (email, expected) => {
  expect(maskedEmail(email)).toBe(expected)
})
