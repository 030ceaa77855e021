import * as v from 'valibot'
import type { Instant } from '../../calendar/local-date.ts'
import { isPhone, phoneToE164 } from '../../person/phone.ts'

/** The ways to a phone, the preferred one first (rule phone-messages). */
export const phoneChannels = ['whatsapp', 'sms'] as const
export const PhoneChannel = v.picklist(phoneChannels)
export type PhoneChannel = v.InferOutput<typeof PhoneChannel>

export const phoneChannelLabels: Record<PhoneChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' }

/** For how long a number counts as one without WhatsApp, in days. */
const noWhatsAppDays = 30

/** Has a number no WhatsApp, as WhatsApp said at an instant? For 30 days; afterwards it is asked again (rule phone-fallback). */
export function lacksWhatsApp(saidAt: Instant | null, now: Instant): boolean {
  return saidAt !== null && Date.parse(now) - Date.parse(saidAt) < noWhatsAppDays * 24 * 60 * 60 * 1000
}

/** The ways on which the house writes to people. */
export const MessageChannel = v.picklist(['mail', ...phoneChannels])
export type MessageChannel = v.InferOutput<typeof MessageChannel>

export const messageChannelLabels: Record<MessageChannel, string> = { mail: 'E-mail', ...phoneChannelLabels }

/** `por WhatsApp ou SMS`: the channels that are on, in a sentence. */
export function byChannels(channels: readonly PhoneChannel[]): string {
  return `por ${channels.map((channel) => phoneChannelLabels[channel]).join(' ou ')}`
}

/**
 * The E.164 number of a sender as WhatsApp names it: `555199998888`, without the ninth digit that older accounts lack, → `+5551999998888`.
 * Null for what is no Brazilian mobile number.
 */
export function senderNumber(from: string): string | null {
  const digits = from.replace(/\D/g, '')
  const short = /^(55\d\d)([6-9]\d{7})$/.exec(digits)
  const whole = short === null ? digits : `${short[1]}9${short[2]}`
  return /^55[0-9]{2}9[0-9]{8}$/.test(whole) && isPhone(whole) ? phoneToE164(whole) : null
}

const stops = new Set(['sair', 'parar', 'pare', 'stop', 'cancelar', 'descadastrar'])

/** Does a reply ask for no more messages? The word alone, in any case, with marks around it. */
export function asksToStop(text: string): boolean {
  return stops.has(text.toLowerCase().replace(/[^a-z]/g, ''))
}

/** A number of which a stranger reads the last four digits only: `(51) •••••-8888`. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `(${digits.slice(2, 4)}) •••••-${digits.slice(-4)}`
}
