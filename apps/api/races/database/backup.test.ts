import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { demoState } from '@ensaio/testing/scenes/demo-state'
import { failToStart } from '@ensaio/testing/server/server-process'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../src/adapters/storage/disk-storage.ts'
import { linksOf } from '../../src/config/links.ts'
import { DataFolderInUse, holdDataFolder } from '../../src/database/data-lock.ts'
import type { OpenDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { BackupRefused, backUp, restore } from '../../src/operation/backup.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** All rows and files of a data folder, the files as hashes. */
async function heldIn(dataDir: string, { db, close }: OpenDatabase) {
  const rows = await demoState(db)
  await close()
  const storage = diskStorage(join(dataDir, 'files'))
  const files: Record<string, string> = {}
  for (const name of await storedNames(storage)) {
    const found = await storage.open(name)
    if (found)
      files[name] = createHash('sha256')
        .update(await buffer(found.stream))
        .digest('hex')
  }
  return { rows, files }
}

test('seeded, copied, destroyed, restored: the same rows and files', async () => {
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy.tar.gz')]
  const open = () => openDatabase({ databaseUrl: null, dataDir }, () => undefined)
  const first = await open()
  const { db } = first
  await migrate(db)
  const storage = diskStorage(join(dataDir, 'files'))
  await seedDemo(db, { storage, links: linksOf('http://localhost:3000') }, '2026-11-20T15:00:00.000Z')

  // Archived originals may be on another disk, behind a link (rule archived-originals).
  await mkdir(join(folder, 'slow'))
  await symlink(join(folder, 'slow'), join(dataDir, 'files', 'archive'))
  await storage.put('archive/photos-a1.jpg', Buffer.from('original'))

  await expect(backUp(dataDir, copy)).rejects.toThrow(DataFolderInUse)
  const before = await heldIn(dataDir, first)
  expect(Object.keys(before.files).length).toBeGreaterThan(20)
  expect(before.files).toHaveProperty(['archive/photos-a1.jpg'])
  expect(before.rows.users).toMatch(/^\d+ rows/)

  // On a disk of its own.
  await mkdir(join(dataDir, 'lost+found'))
  await backUp(dataDir, copy)
  await expect(restore(dataDir, copy)).rejects.toThrow('holds data already')

  for (const lost of [dataDir, join(folder, 'slow')]) await rm(lost, { recursive: true })
  // A restore that was killed.
  for (const there of ['files/half', 'restoring/db']) await mkdir(join(dataDir, there), { recursive: true })
  const unready = failToStart({ DATA_DIR: dataDir })
  expect(await unready).toMatchObject({ said: expect.stringContaining('DATA_DIR: a restore was broken off') })
  await restore(dataDir, copy)
  expect(await readdir(dataDir)).not.toContain('lost+found')
  expect(await heldIn(dataDir, await open())).toEqual(before)

  // A truncated copy is refused and restores nothing.
  const other = join(folder, 'other')
  await truncate(copy, Math.floor((await readFile(copy)).length / 2))
  await expect(restore(other, copy)).rejects.toThrow(BackupRefused)
  await expect(backUp(other, join(folder, 'none.tar.gz'))).rejects.toThrow('There is no database')
})

test('a file that is no copy, or a folder in use, is refused', async () => {
  const file = join(folder, 'text.tar.gz')
  await writeFile(file, 'text')
  await mkdir(join(folder, 'empty', 'lost+found'), { recursive: true })
  await expect(restore(join(folder, 'empty'), file)).rejects.toThrow('is no complete copy')
  const unlock = await holdDataFolder(join(folder, 'empty'))
  await expect(restore(join(folder, 'empty'), file)).rejects.toThrow(DataFolderInUse)
  await unlock()
})

test('a folder with a long path is held, also against a process with another folder for temporary files', async () => {
  const long = join(folder, 'a'.repeat(60), 'b'.repeat(60))
  const unlock = await holdDataFolder(long)
  const before = process.env.TMPDIR
  try {
    process.env.TMPDIR = join(folder, 'empty')
    await expect(holdDataFolder(long)).rejects.toThrow(DataFolderInUse)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  await unlock()
  await (await holdDataFolder(long))()
})
