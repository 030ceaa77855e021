import { eventSender } from '@ensaio/api/adapters/events/send-event'
import { openPostgres } from '@ensaio/api/database/postgres'
import { deliverWebhooks } from '@ensaio/api/jobs/deliver-webhooks'
import { linksOf } from '@ensaio/api/links'
import { answerRounds } from './answer-rounds.ts'

// The sender of events in a process of its own, for tests that kill it: each message is an instant, at which it sends what waits.
const { db } = openPostgres(process.env.DATABASE_URL ?? '', () => undefined)
const links = linksOf('http://localhost:3000')
const send = eventSender({ anywhere: true })

async function round(now: string): Promise<string[]> {
  while ((await deliverWebhooks({ db, clock: { now: () => now }, links, send })) > 0);
  return []
}

answerRounds(round)
