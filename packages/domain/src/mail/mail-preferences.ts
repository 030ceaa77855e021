import * as v from 'valibot'
import type { OfficeRole } from '../account/roles.ts'
import { hasRight } from '../account/roles.ts'
import type { Scope } from '../account/scope.ts'
import { endpoint } from '../wire/endpoint.ts'

/** The messages that their reader may turn off (rule mail-preferences). */
export const mailTopics = ['visit_reminders', 'date_reminders', 'late_deliveries'] as const
export const MailTopic = v.picklist(mailTopics)
export type MailTopic = v.InferOutput<typeof MailTopic>

/** The name of a topic, and when its messages come. */
export const mailTopicTexts: Record<MailTopic, { label: string; hint: string }> = {
  visit_reminders: {
    label: 'Lembretes da visita',
    hint: 'Dois dias antes, um dia antes e na manhã da visita.',
  },
  date_reminders: {
    label: 'Lembretes de ensaio sem data',
    hint: 'Três e sete dias depois do pedido, enquanto ninguém escolheu o dia.',
  },
  late_deliveries: {
    label: 'Entregas atrasadas',
    hint: 'Na manhã seguinte ao prazo, uma mensagem com todas.',
  },
}

/** The topics that reach a person, in the order of their list; null is somebody without an account. */
export function topicsFor(person: { scope: Scope; role: OfficeRole | null } | null): readonly MailTopic[] {
  if (person === null || person.scope === 'client') return ['visit_reminders', 'date_reminders']
  if (person.scope === 'provider') return ['visit_reminders']
  return hasRight(person, 'dispatch') ? ['late_deliveries'] : []
}

/** The mail preferences of an address. */
export const MailPreferences = v.object({
  /** The address; behind a link, most of it is left out. */
  email: v.string(),
  /** The topics that reach it, in order. */
  topics: v.array(v.object({ topic: MailTopic, is_on: v.boolean() })),
})
export type MailPreferences = v.InferOutput<typeof MailPreferences>

/** Turns one topic on or off. */
const TopicChoice = v.object({ topic: MailTopic, is_on: v.boolean() })

/** The caller's mail preferences. */
export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/account/mails',
  summary: 'The messages that the caller may turn off, and which are on.',
  audience: 'signed-in',
  output: MailPreferences,
})

/** Turns one topic on or off for the caller. */
export const saveMailPreferences = endpoint({
  method: 'POST',
  path: '/account/mails',
  summary: 'Turns one kind of messages to the caller on or off.',
  audience: 'signed-in',
  body: TopicChoice,
  output: MailPreferences,
})

/** The mail preferences of a mail's reader, by the link at its end. */
export const getLinkedMailPreferences = endpoint({
  method: 'GET',
  path: '/mails/{token}',
  summary: 'The messages that the reader of a mail may turn off, by the link at its end.',
  audience: 'public',
  output: MailPreferences,
})

/** Turns one topic on or off for a mail's reader. */
export const saveLinkedMailPreferences = endpoint({
  method: 'POST',
  path: '/mails/{token}',
  summary: 'Turns one kind of messages to the reader of a mail on or off.',
  audience: 'public',
  body: TopicChoice,
  output: MailPreferences,
})

/** An address of which a stranger cannot guess the rest: `an•••@exemplo.com.br`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, Math.floor(name.length / 2)))}•••@${host}`
}
