import {
  currentTopic,
  getLinkedMailPreferences,
  getMailPreferences,
  isMobile,
  type MailPreferences,
  MailTopic,
  maskedEmail,
  maskedPhone,
  type PhoneChannel,
  type PhonePreferences,
  phoneChannels,
  saveLinkedMailPreferences,
  saveMailPreferences,
  topicsFor,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { viewerIn } from '../accounts/viewer.ts'
import { channelsOn, type PhoneConfig } from '../adapters/phone/open-senders.ts'
import type { Ports } from '../adapters/ports.ts'
import { type Database, transact } from '../database/database.ts'
import { limitHook, tokenLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { consentByLink, consentsOf, phoneOf, writeConsent } from './phone/repository/phone-consent.ts'
import { findByLink, readOwn, writeTopic } from './repository/mail-preferences.ts'

const unknown = 'Este link não vale. Use o de uma mensagem mais recente.'

type Kept = Awaited<ReturnType<typeof readOwn>> | NonNullable<Awaited<ReturnType<typeof findByLink>>>

function shown({ email, off, person }: Kept): MailPreferences & { email: string } {
  return {
    email,
    phone: null,
    topics: topicsFor(person).map((topic) => ({ topic, is_on: !off.includes(topic) })),
  }
}

async function linked(
  db: Database,
  token: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findByLink>>>> {
  return (await findByLink(db, token)) ?? refuse('not_found', unknown)
}

function phoneShown(
  number: string | null,
  agreed: readonly PhoneChannel[],
  channels: readonly PhoneChannel[],
): PhonePreferences | null {
  if (channels.length === 0) return null
  return { number, channels: channels.map((channel) => ({ channel, is_on: agreed.includes(channel) })) }
}

/** The number of an account that messages may go to. */
async function mobileOf(db: Database, userId: number): Promise<string | null> {
  const phone = await phoneOf(db, userId)
  return phone !== null && isMobile(phone) ? phone : null
}

/**
 * Reads and writes what people with an account want to get, by mail and on their phone, and what the reader of a message wants, by the
 * link at its end (rules mail-preferences and phone-consent).
 */
export function preferenceRoutes(serve: Serve, phones: PhoneConfig): void {
  const channels = channelsOn(phones)

  const own = async (db: Database, userId: number): Promise<MailPreferences> => {
    const number = await mobileOf(db, userId)
    const [consent] = number === null ? [] : await consentsOf(db, [number])
    return { ...shown(await readOwn(db, userId)), phone: phoneShown(number, consent?.agreed ?? [], channels) }
  }

  serve(getMailPreferences, ({ db, viewer }) => own(db, viewerIn(viewer).userId))

  serve(saveMailPreferences, async ({ db, viewer, body, now }) => {
    const { userId } = viewerIn(viewer)
    if ('topic' in body) {
      const { email } = await readOwn(db, userId)
      await transact(db, (tx) => writeTopic(tx, email, body, now))
      return own(db, userId)
    }
    const number = await mobileOf(db, userId)
    if (number === null) refuse('invalid', undefined, { channel: 'Sua conta não tem um número de celular.' })
    await transact(db, (tx) => writeConsent(tx, number, body, now))
    return own(db, userId)
  })

  const behindLink = async (db: Database, token: string): Promise<MailPreferences> => {
    const consent = await consentByLink(db, token)
    // What was agreed to can be taken back, also while the house has turned the channel off.
    if (consent !== null) {
      const { phone, agreed } = consent
      const all = phoneChannels.filter((channel) => channels.includes(channel) || agreed.includes(channel))
      return { email: null, topics: [], phone: phoneShown(maskedPhone(phone), agreed, all) }
    }
    const kept = shown(await linked(db, token))
    return { ...kept, email: maskedEmail(kept.email) }
  }

  serve(getLinkedMailPreferences, ({ db, params }) => behindLink(db, params.token))

  serve(saveLinkedMailPreferences, async ({ db, params, body, now }) => {
    const { token } = params
    const consent = await consentByLink(db, token)
    if ('topic' in body) {
      const { email } = await linked(db, token)
      await transact(db, (tx) => writeTopic(tx, email, body, now))
    } else {
      if (consent === null) refuse('not_found', unknown)
      await transact(db, (tx) => writeConsent(tx, consent.phone, body, now))
    }
    return behindLink(db, token)
  })
}

/**
 * Turns a topic off by a POST of a mail program to the page of a reader's choices (RFC 8058); the page itself, by GET, changes nothing,
 * since mail scanners open links. Whatever the body is, it is not read: address and topic are in the address.
 */
export async function unsubscribeRoute(
  app: FastifyInstance,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { rateLimits }: { rateLimits: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', async (_request: unknown, payload: NodeJS.ReadableStream) => {
      payload.resume()
    })
    const preHandler = rateLimits ? limitHook(scope, tokenLimits) : []
    scope.post<{ Params: { token: string }; Querystring: { tema?: unknown } }>(
      '/mails/:token',
      { preHandler },
      async ({ params, query }) => {
        const topic = v.safeParse(MailTopic, query.tema)
        if (!topic.success) refuse('not_found', unknown)
        const { email, person } = await linked(db, params.token)
        const choice = { topic: currentTopic(topic.output, person), is_on: false }
        await transact(db, (tx) => writeTopic(tx, email, choice, clock.now()))
        return { data: null }
      },
    )
  })
}
