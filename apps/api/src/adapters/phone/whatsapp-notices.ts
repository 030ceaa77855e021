import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { PhoneNotice } from './phone.ts'
import { whatsappFailure } from './whatsapp-codes.ts'

const Progress = v.object({
  id: v.string(),
  status: v.string(),
  biz_opaque_callback_data: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ code: v.number() })), []),
})
const Reply = v.object({
  from: v.string(),
  type: v.string(),
  text: v.optional(v.object({ body: v.string() })),
  button: v.optional(v.object({ text: v.string() })),
})
const Value = v.object({
  metadata: v.object({ phone_number_id: v.string() }),
  statuses: v.optional(v.array(v.unknown()), []),
  messages: v.optional(v.array(v.unknown()), []),
})
const Notices = v.object({
  object: v.literal('whatsapp_business_account'),
  entry: v.array(v.object({ changes: v.array(v.object({ field: v.string(), value: v.unknown() })) })),
})

/** Is the raw body signed with our app's secret, in hex after `sha256=`? */
export function isSignedByWhatsApp(appSecret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function progressOf(one: unknown): PhoneNotice[] {
  const read = v.safeParse(Progress, one)
  if (!read.success) return []
  const { id: serviceId, status, biz_opaque_callback_data: reference = null, errors } = read.output
  const progress = (['sent', 'delivered', 'read', 'failed'] as const).find((known) => known === status)
  if (progress === undefined) return []
  const code = errors[0]?.code ?? null
  const failure = progress === 'failed' ? (whatsappFailure(code ?? -1)?.failure ?? 'refused') : null
  return [
    { is: 'progress', reference, serviceId, progress, failure, code: code === null ? null : String(code) },
  ]
}

function replyOf(one: unknown): PhoneNotice[] {
  const read = v.safeParse(Reply, one)
  if (!read.success) return []
  const text = read.output.text?.body ?? read.output.button?.text
  return text === undefined ? [] : [{ is: 'reply', from: read.output.from, text }]
}

/** The notices about our number in a body of WhatsApp; null when it is none. What it may add later is left out. */
export function whatsappNotices(phoneId: string, body: unknown): PhoneNotice[] | null {
  const read = v.safeParse(Notices, body)
  if (!read.success) return null
  const values = read.output.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  return values.flatMap((one) => {
    const value = v.safeParse(Value, one)
    if (!value.success || value.output.metadata.phone_number_id !== phoneId) return []
    return [...value.output.statuses.flatMap(progressOf), ...value.output.messages.flatMap(replyOf)]
  })
}
