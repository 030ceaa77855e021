import { refusingArchived } from '@ensaio/api/adapters/storage/archived'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { archiveOriginals } from '@ensaio/api/deliverables/originals/archive-originals'
import { linksOf } from '@ensaio/api/links'

// A server's archiving in a process of its own, for tests that kill it: each message is an instant, at which it moves what is due.
const { DATABASE_URL = '', DATA_DIR = '' } = process.env
const { db } = openPostgres(DATABASE_URL, () => undefined)
const storage = refusingArchived(diskStorage(DATA_DIR))
const links = linksOf('http://localhost:3000')

process.on('message', (now: string) => {
  const failures: string[] = []
  const failed = (error: unknown) => void failures.push(String(error))
  archiveOriginals({ db, storage, links, clock: { now: () => now } }, failed).then(
    () => process.send?.(failures),
    (error: unknown) => process.send?.([String(error)]),
  )
})
process.send?.('ready')
