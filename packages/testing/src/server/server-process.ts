import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server in its own process. */
export interface ServerProcess {
  url: string
  /** All output so far: log and console. */
  said(): string
  /** For measuring its memory. */
  pid?: number
  /** Kills it (`SIGKILL`) or asks it to stop (`SIGTERM`), and returns the exit code, null when killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** A failed start. */
export interface FailedStart {
  exitCode: number | null
  said: string
}

const main = fileURLToPath(new URL('../../../../apps/api/src/server.ts', import.meta.url))

// Processes and folders that a failed test leaves behind are removed with its worker.
const children = new Set<ChildProcess>()
const folders: string[] = []
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new empty folder, deleted after the tests. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-race-'))
  folders.push(folder)
  return folder
}

function launch(env: Record<string, string>): { child: ChildProcess; said: string[] } {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(main, {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', DEMO: '0', PORT: '0', RATE_LIMITS: 'off', ...env },
    silent: true,
    execArgv: [],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const said: string[] = []
  child.stdout?.on('data', (text: Buffer) => said.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
  return { child, said }
}

async function outcome(child: ChildProcess): Promise<{ port: number } | { exitCode: number | null }> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve({ port: (message as { port: number }).port }))
    child.once('exit', (exitCode) => resolve({ exitCode }))
  })
}

/** Starts a server and waits until it is ready; throws an error with its output when it does not start. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, said } = launch(env)
  const started = await outcome(child)
  if (!('port' in started))
    throw new Error(`The server did not start (${started.exitCode}):\n${said.join('')}`)
  return {
    url: `http://127.0.0.1:${started.port}`,
    said: () => said.join(''),
    ...(child.pid === undefined ? {} : { pid: child.pid }),
    async end(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** Starts a server that must refuse to start, and returns its exit code and output. */
export async function failToStart(env: Record<string, string>): Promise<FailedStart> {
  const { child, said } = launch(env)
  const started = await outcome(child)
  if ('port' in started) {
    child.kill('SIGKILL')
    throw new Error('The server started, but should not have.')
  }
  return { exitCode: started.exitCode, said: said.join('') }
}

/** Starts a server, and kills it once `until` resolves, ready or not. */
export async function startThenKill(
  env: Record<string, string>,
  until: () => Promise<unknown>,
): Promise<void> {
  const { child } = launch(env)
  const gone = once(child, 'exit')
  await until()
  child.kill('SIGKILL')
  await gone
}
