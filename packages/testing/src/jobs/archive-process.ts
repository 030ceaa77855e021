import { refusingArchived } from '@ensaio/api/adapters/storage/archived'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { archiveOriginals } from '@ensaio/api/deliverables/originals/archive-originals'
import { linksOf } from '@ensaio/api/links'
import { answerRounds } from './answer-rounds.ts'

// A server's archiving in a process of its own, for tests that kill it: each message is an instant, at which it moves what is due.
const { DATABASE_URL = '', DATA_DIR = '' } = process.env
const { db } = openPostgres(DATABASE_URL, () => undefined)
const storage = refusingArchived(diskStorage(DATA_DIR))
const links = linksOf('http://localhost:3000')

answerRounds(async (now) => {
  const failures: string[] = []
  await archiveOriginals({ db, storage, links, clock: { now: () => now } }, (error) => {
    failures.push(String(error))
  })
  return failures
})
