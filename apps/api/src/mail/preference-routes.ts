import {
  currentTopic,
  getLinkedMailPreferences,
  getMailPreferences,
  type MailPreferences,
  MailTopic,
  maskedEmail,
  saveLinkedMailPreferences,
  saveMailPreferences,
  topicsFor,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { viewerIn } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { type Database, transact } from '../database/database.ts'
import { limitHook, tokenLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { findByLink, readOwn, writeTopic } from './repository/mail-preferences.ts'

const unknown = 'Este link não vale. Use o de uma mensagem mais recente.'

type Kept = Awaited<ReturnType<typeof readOwn>> | NonNullable<Awaited<ReturnType<typeof findByLink>>>

function shown({ email, off, person }: Kept): MailPreferences {
  return { email, topics: topicsFor(person).map((topic) => ({ topic, is_on: !off.includes(topic) })) }
}

async function linked(
  db: Database,
  token: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findByLink>>>> {
  return (await findByLink(db, token)) ?? refuse('not_found', unknown)
}

/** Reads and writes the mail preferences of people with an account, and of a mail's reader by the link at its end (rule mail-preferences). */
export function preferenceRoutes(serve: Serve): void {
  serve(getMailPreferences, async ({ db, viewer }) => shown(await readOwn(db, viewerIn(viewer).userId)))

  serve(saveMailPreferences, async ({ db, viewer, body, now }) => {
    const { userId } = viewerIn(viewer)
    const { email } = await readOwn(db, userId)
    await transact(db, (tx) => writeTopic(tx, email, body, now))
    return shown(await readOwn(db, userId))
  })

  const behindLink = async (db: Database, token: string) => {
    const kept = await linked(db, token)
    return { ...shown(kept), email: maskedEmail(kept.email) }
  }

  serve(getLinkedMailPreferences, ({ db, params }) => behindLink(db, params.token))

  serve(saveLinkedMailPreferences, async ({ db, params, body, now }) => {
    const { email } = await linked(db, params.token)
    await transact(db, (tx) => writeTopic(tx, email, body, now))
    return behindLink(db, params.token)
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
