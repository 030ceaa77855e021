import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PhoneConfig } from '@ensaio/api/adapters/phone/open-senders'
import type { Instant } from '@ensaio/domain'

async function start(script: string, more: Record<string, string>): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = fork(path, { env: { PATH, NODE_COMPILE_CACHE, ...more }, execArgv: [] })
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code} before it was ready.`)
  })
  await Promise.race([once(child, 'message'), died])
  return child
}

/** Starts a process that writes and sends what is due on a database, into a folder of mails and, where given, to phones; tests kill it. */
export function startJobs(
  url: string,
  folder: string,
  phone: Partial<PhoneConfig> = {},
): Promise<ChildProcess> {
  const more = { DATABASE_URL: url, MAIL_FOLDER: folder, PHONES: JSON.stringify(phone) }
  return start('./reminder-process.ts', more)
}

/** Starts a process that sends the waiting events of a database to other systems; tests kill it. */
export function startEvents(url: string): Promise<ChildProcess> {
  return start('./event-process.ts', { DATABASE_URL: url })
}

/** Starts a process that draws the waiting pictures and pages of plans of a database into a data folder; tests kill it. */
export function startDrawing(url: string, folder: string): Promise<ChildProcess> {
  return start('./derivative-process.ts', { DATABASE_URL: url, DATA_DIR: folder })
}

/** Starts a process that archives originals of a database in a data folder, and brings them back; tests kill it. */
export function startArchiving(url: string, folder: string): Promise<ChildProcess> {
  return start('./archive-process.ts', { DATABASE_URL: url, DATA_DIR: folder })
}

/** Runs the jobs of a process at an instant and returns what failed; null when the process was killed meanwhile. */
export function runJobsAt(child: ChildProcess, now: Instant): Promise<string[] | null> {
  return new Promise((resolve) => {
    const ended = () => resolve(null)
    child.once('exit', ended)
    child.once('message', (failures) => {
      child.off('exit', ended)
      resolve(failures as string[])
    })
    child.send(now)
  })
}
