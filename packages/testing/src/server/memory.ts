import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What Linux notes of a process, in kB; null elsewhere. */
async function noted(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const found = status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))?.[1]
  return found === undefined ? null : Number(found)
}

/** What a process keeps in memory now, in kB. */
export async function memoryOf(pid: number): Promise<number> {
  return (await noted(pid, 'VmRSS')) ?? Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
}

/** The most that a process ever kept in memory, in kB; where nobody notes that, what it keeps now. */
export async function mostMemoryOf(pid: number): Promise<number> {
  return (await noted(pid, 'VmHWM')) ?? memoryOf(pid)
}
