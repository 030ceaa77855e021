import { openStorage } from '@ensaio/api/adapters/storage/open-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { derivativeMaker } from '@ensaio/api/jobs/make-derivatives'

// The job that draws pictures of photos in a process of its own, for tests that kill it: each message is an instant, at which it draws what waits.
const { DATABASE_URL = '', DATA_DIR: dataDir = '' } = process.env
const { db } = openPostgres(DATABASE_URL, () => undefined)
const storage = await openStorage({ s3: null, dataDir })

async function round(now: string): Promise<string[]> {
  const failures: string[] = []
  const make = derivativeMaker({ db, storage, clock: { now: () => now } })
  while ((await make((error) => failures.push(String(error)))) > 0);
  return failures
}

process.on('message', (now: string) => {
  round(now).then(
    (failures) => process.send?.(failures),
    (error: unknown) => process.send?.([String(error)]),
  )
})
process.send?.('ready')
