import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Instant } from '@ensaio/domain'

const script = fileURLToPath(new URL('./reminder-process.ts', import.meta.url))

/** Starts a process that writes and sends what is due on a database, into a folder of mails; tests kill it. */
export async function startJobs(url: string, folder: string): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, MAIL_FOLDER: folder }
  const child = fork(script, { env, execArgv: [] })
  await once(child, 'message')
  return child
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
