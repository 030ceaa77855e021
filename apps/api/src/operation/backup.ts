import { execFile } from 'node:child_process'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { holdDataFolder } from '../database/data-lock.ts'
import { restoring } from '../database/open-database.ts'

const run = promisify(execFile)

/** Nothing was copied; the message is printable. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupRefused'
  }
}

/** Does a name in a data folder belong to the house? Not the lock, a restore under way, and what every new disk begins with. */
const isData = (name: string) => !name.startsWith('lock.sock') && name !== restoring && name !== 'lost+found'

/** Runs work on a locked data folder; throws when a server is using it. */
async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await holdDataFolder(folder)
  return work().finally(unlock)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Copies a data folder with the embedded database, files and mails into one archive (tar, gzip). The server must be stopped; the copy
 * appears whole or not at all.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  await withLock(dataDir, async () => {
    const names = (await readdir(dataDir)).filter(isData)
    if (!names.includes('db')) throw new BackupRefused(`There is no database in ${dataDir}: set DATA_DIR.`)
    const path = resolve(file)
    const aside = `${path}.part`
    try {
      // With what is behind a link: archived originals may be on another disk.
      await run('tar', ['-czhf', aside, '-C', dataDir, ...names])
      await syncFile(aside)
      await rename(aside, path)
    } finally {
      await rm(aside, { force: true })
    }
  })
}

/** Restores a copy into an empty data folder; a broken archive leaves it empty, and a restore that was broken off can be run again. */
export async function restore(dataDir: string, file: string): Promise<void> {
  const path = resolve(file)
  await withLock(dataDir, async () => {
    const found = await readdir(dataDir)
    const names = found.filter(isData)
    const isBrokenOff = found.includes(restoring)
    if (names.length > 0 && !isBrokenOff) {
      throw new BackupRefused(
        `${dataDir} holds data already: move it away, or set DATA_DIR to another folder.`,
      )
    }
    // Pieces of the copy: no server starts on the folder of a restore that was broken off.
    for (const name of [restoring, ...names]) await rm(join(dataDir, name), { recursive: true, force: true })
    const aside = join(dataDir, restoring)
    await mkdir(aside)
    try {
      await run('tar', ['-xzf', path, '-C', aside])
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      throw new BackupRefused(
        `${path} is no complete copy: ${(error as Error).message.split('\n').at(1) ?? ''}`,
      )
    }
    for (const name of await readdir(aside)) await rename(join(aside, name), join(dataDir, name))
    await rm(aside, { recursive: true })
  })
}
