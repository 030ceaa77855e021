import { execFile } from 'node:child_process'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { holdDataFolder } from '../database/data-lock.ts'

const run = promisify(execFile)

/** Why nothing was copied, to be printed as it is. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupRefused'
  }
}

/** What a server writes into its data folder by itself; the lock is the process's alone. */
const isData = (name: string) => !name.startsWith('lock.sock')

/** Works on a data folder while no server can: whoever has it, the folder is refused. */
async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const letGo = await holdDataFolder(folder)
  return work().finally(letGo)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Copies a data folder, the embedded database with its files and mails, into one archive (tar, gzip). The server has to be stopped;
 * the copy appears whole or not at all.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  await alone(dataDir, async () => {
    const names = (await readdir(dataDir)).filter(isData)
    if (!names.includes('db')) throw new BackupRefused(`There is no database in ${dataDir}: set DATA_DIR.`)
    const path = resolve(file)
    const aside = `${path}.part`
    try {
      await run('tar', ['-czf', aside, '-C', dataDir, ...names])
      await syncFile(aside)
      await rename(aside, path)
    } finally {
      await rm(aside, { force: true })
    }
  })
}

/** Puts a copy back into a data folder that holds nothing yet; a broken archive leaves it empty. */
export async function restore(dataDir: string, file: string): Promise<void> {
  const path = resolve(file)
  await alone(dataDir, async () => {
    const names = (await readdir(dataDir)).filter(isData)
    if (names.length > 0) {
      throw new BackupRefused(
        `${dataDir} holds data already: move it away, or set DATA_DIR to another folder.`,
      )
    }
    try {
      await run('tar', ['-xzf', path, '-C', dataDir])
    } catch (error) {
      for (const name of await readdir(dataDir))
        if (isData(name)) await rm(join(dataDir, name), { recursive: true, force: true })
      throw new BackupRefused(`${path} is no whole copy: ${(error as Error).message.split('\n').at(1) ?? ''}`)
    }
  })
}
