import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const memory = '/dev/shm'
const neededBytes = 8 * 1024 ** 3

/**
 * Puts the temporary files of this process and its children into memory until it ends, where there is room: the tests copy databases
 * and write files by the thousand, and a disk makes them wait.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(memory) || !existsSync(memory) || freemem() < neededBytes) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < neededBytes) return
  const folder = mkdtempSync(`${memory}/ensaio-`)
  // Postgres runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
