import { asksToStop, type PhoneChannel, senderNumber } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { channelsOn, type PhoneConfig } from '../../adapters/phone/open-senders.ts'
import type { PhoneNotice } from '../../adapters/phone/phone.ts'
import { isSignedByTwilio, twilioNotice } from '../../adapters/phone/twilio.ts'
import { isSignedByWhatsApp, whatsappNotices } from '../../adapters/phone/whatsapp-notices.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Links } from '../../config/links.ts'
import { type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { followProgress } from './phone-progress.ts'
import { stopMessages } from './repository/phone-consent.ts'

const Challenge = v.object({
  'hub.mode': v.literal('subscribe'),
  'hub.verify_token': v.string(),
  'hub.challenge': v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
})

async function follow(
  tx: Tx,
  notice: PhoneNotice,
  channels: readonly PhoneChannel[],
  now: string,
): Promise<void> {
  if (notice.is === 'progress') {
    await followProgress(tx, notice, channels, now)
    return
  }
  const phone = senderNumber(notice.from)
  if (phone !== null && asksToStop(notice.text)) await stopMessages(tx, phone, now)
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    refuse('invalid')
  }
}

/**
 * The notices of the services that reach phones: how far a message has come, and what its reader wrote back (rules phone-messages and
 * phone-consent). Signatures cover the raw body, so it is not parsed before. Notices come late, twice, in any order, or not at all; a
 * failure here lets the service send them again.
 */
export async function phoneNoticeRoutes(
  api: FastifyInstance,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { phone, links }: { phone: PhoneConfig; links: Links },
): Promise<void> {
  const { whatsapp, sms } = phone
  const channels = channelsOn(phone)
  const followAll = async (notices: readonly PhoneNotice[]) => {
    for (const notice of notices) await transact(db, (tx) => follow(tx, notice, channels, clock.now()))
    return { data: null }
  }

  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)

    scope.get('/webhooks/whatsapp', async (request, reply) => {
      const asked = v.safeParse(Challenge, request.query)
      if (whatsapp === null || !asked.success) refuse('not_found')
      if (asked.output['hub.verify_token'] !== whatsapp.verifyToken) refuse('wrong_credentials')
      return reply.type('text/plain; charset=utf-8').send(asked.output['hub.challenge'])
    })

    scope.post<{ Body: Buffer | null }>('/webhooks/whatsapp', async ({ body, headers }) => {
      if (whatsapp === null) refuse('not_found')
      const raw = body ?? Buffer.alloc(0)
      if (!isSignedByWhatsApp(whatsapp.appSecret, raw, headers['x-hub-signature-256']))
        refuse('wrong_credentials', 'A assinatura não confere.')
      return followAll(whatsappNotices(whatsapp.phoneId, jsonOf(raw)) ?? refuse('invalid'))
    })

    scope.post<{ Body: Buffer | null; Querystring: { message?: unknown } }>(
      '/webhooks/twilio',
      async ({ body, headers, query }) => {
        if (sms === null) refuse('not_found')
        const fields = Object.fromEntries(new URLSearchParams((body ?? Buffer.alloc(0)).toString('utf8')))
        const reference = typeof query.message === 'string' ? query.message : null
        const url = `${links.smsNotices}${reference === null ? '' : `?message=${reference}`}`
        const signature = headers['x-twilio-signature']
        if (!isSignedByTwilio(sms.authToken, url, { fields, signature }))
          refuse('wrong_credentials', 'A assinatura não confere.')
        const notice = twilioNotice(reference, fields)
        return followAll(notice === null ? [] : [notice])
      },
    )
  })
}
