import * as v from 'valibot'
import { type ClientRoleHolder, hasClientRight, hasRight, type RoleHolder } from '../account/roles.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PhoneChannel } from './phone/channels.ts'

/** The messages that their reader may turn off (rule mail-preferences). */
export const mailTopics = [
  'visit_reminders',
  'day_summary',
  'date_reminders',
  'hosting_notices',
  'weekly_digest',
  'late_deliveries',
  'conversation',
] as const
export const MailTopic = v.picklist(mailTopics)
export type MailTopic = v.InferOutput<typeof MailTopic>

/** The name of a topic, and when its messages come. */
export const mailTopicTexts: Record<MailTopic, { label: string; hint: string }> = {
  visit_reminders: {
    label: 'Lembretes da visita',
    hint: 'Dois dias antes, um dia antes e na manhã da visita.',
  },
  day_summary: {
    label: 'Resumo do dia',
    hint: 'Na véspera, às 20h: as suas visitas do dia seguinte, em ordem.',
  },
  date_reminders: {
    label: 'Lembretes de ensaio sem data',
    hint: 'Três e sete dias depois do pedido, enquanto ninguém escolheu o dia.',
  },
  hosting_notices: {
    label: 'Hospedagem que termina',
    hint: 'Um mês e uma semana antes de um tour sair do ar.',
  },
  weekly_digest: {
    label: 'Resumo da semana',
    hint: 'Às segundas-feiras: o que aconteceu, o que vem e o que espera por vocês.',
  },
  late_deliveries: {
    label: 'Entregas atrasadas',
    hint: 'Na manhã seguinte ao prazo, uma mensagem com todas.',
  },
  conversation: {
    label: 'Conversa dos ensaios',
    hint: 'Quando o outro lado comenta ou responde: uma mensagem com tudo, cinco minutos depois.',
  },
}

/** The parts of a person that decide which mails reach them. */
export type MailReader = RoleHolder & ClientRoleHolder

/** The topics that reach a person, in the order of their list; null is somebody without an account. */
export function topicsFor(person: MailReader | null): readonly MailTopic[] {
  const ofVisits = ['visit_reminders', 'date_reminders'] as const
  if (person === null) return ofVisits
  if (person.scope === 'client')
    return [
      ...ofVisits,
      ...(hasClientRight(person, 'order') ? (['hosting_notices'] as const) : []),
      'weekly_digest',
      ...(hasClientRight(person, 'review') ? (['conversation'] as const) : []),
    ]
  if (person.scope === 'provider') return ['day_summary', 'conversation']
  return hasRight(person, 'dispatch') ? ['late_deliveries', 'conversation'] : []
}

/** The topic that a link of an older mail turns off: reminders of visits to photographers became a summary of their day. */
export function currentTopic(topic: MailTopic, person: MailReader | null): MailTopic {
  return topic === 'visit_reminders' && person?.scope === 'provider' ? 'day_summary' : topic
}

/** The messages to a phone that its owner agreed to (rule phone-consent). */
export const PhonePreferences = v.object({
  /** Null for an account without a mobile number; behind a link, most of it is left out. */
  number: v.nullable(v.string()),
  /** The channels of the house, the preferred one first. */
  channels: v.array(v.object({ channel: PhoneChannel, is_on: v.boolean() })),
})
export type PhonePreferences = v.InferOutput<typeof PhonePreferences>

/** The preferences of an address, of a phone, or of both. */
export const MailPreferences = v.object({
  /** The address; behind a link, most of it is left out. Null behind the link of a message to a phone. */
  email: v.nullable(v.string()),
  /** The topics that reach it, in order. */
  topics: v.array(v.object({ topic: MailTopic, is_on: v.boolean() })),
  /** Null where the house sends no messages to phones, and behind the link of a mail. */
  phone: v.optional(v.nullable(PhonePreferences), null),
})
export type MailPreferences = v.InferOutput<typeof MailPreferences>

/** Turns one topic, or one channel to the phone, on or off. */
export const MessageChoice = v.union(
  [
    v.object({ topic: MailTopic, is_on: v.boolean() }),
    v.object({ channel: PhoneChannel, is_on: v.boolean() }),
  ],
  'Escolha o que ligar ou desligar.',
)
export type MessageChoice = v.InferOutput<typeof MessageChoice>

/** The caller's mail preferences. */
export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/account/mails',
  summary: 'The messages that the caller may turn off, and which are on.',
  audience: 'signed-in',
  output: MailPreferences,
})

/** Turns one topic or channel on or off for the caller. */
export const saveMailPreferences = endpoint({
  method: 'POST',
  path: '/account/mails',
  summary: 'Turns one kind of messages to the caller on or off.',
  audience: 'signed-in',
  body: MessageChoice,
  output: MailPreferences,
})

/** The preferences of a message's reader, by the link at its end. */
export const getLinkedMailPreferences = endpoint({
  method: 'GET',
  path: '/mails/{token}',
  summary: 'The messages that the reader of a mail may turn off, by the link at its end.',
  audience: 'public',
  output: MailPreferences,
})

/** Turns one topic or channel on or off for a message's reader. */
export const saveLinkedMailPreferences = endpoint({
  method: 'POST',
  path: '/mails/{token}',
  summary: 'Turns one kind of messages to the reader of a mail on or off.',
  audience: 'public',
  body: MessageChoice,
  output: MailPreferences,
})

/** An address of which a stranger cannot guess the rest: `an•••@exemplo.com.br`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, Math.floor(name.length / 2)))}•••@${host}`
}
