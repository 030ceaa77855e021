import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A value of a process from Linux' /proc, in kB; null on other systems. */
async function procValue(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const found = status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))?.[1]
  return found === undefined ? null : Number(found)
}

/** The current memory of a process, in kB. */
export async function memoryOf(pid: number): Promise<number> {
  return (
    (await procValue(pid, 'VmRSS')) ?? Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
  )
}

/** The peak memory of a process, in kB; on other systems than Linux the current memory. */
export async function mostMemoryOf(pid: number): Promise<number> {
  return (await procValue(pid, 'VmHWM')) ?? memoryOf(pid)
}

/** The peak memory of the processes that a process has started and that still run, in kB; none on other systems than Linux. */
export async function mostMemoryOfChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return Promise.all(children.split(' ').filter(Boolean).map(Number).map(mostMemoryOf))
}
