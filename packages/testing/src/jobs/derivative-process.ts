import { openStorage } from '@ensaio/api/adapters/storage/open-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { drawNextPlan } from '@ensaio/api/jobs/draw-plan-pages'
import { derivativeMaker } from '@ensaio/api/jobs/make-derivatives'
import { answerRounds } from './answer-rounds.ts'

// The jobs that draw pictures of photos and pages of plans in a process of their own, for tests that kill it: each message is an instant, at which they draw what waits.
const { DATABASE_URL = '', DATA_DIR: dataDir = '' } = process.env
const { db } = openPostgres(DATABASE_URL, () => undefined)
const storage = await openStorage({ s3: null, dataDir })

async function round(now: string): Promise<string[]> {
  const failures: string[] = []
  const drawing = { db, storage, clock: { now: () => now } }
  const make = derivativeMaker(drawing)
  while ((await make((error) => failures.push(String(error)))) > 0);
  while (await drawNextPlan(drawing));
  return failures
}

answerRounds(round)
