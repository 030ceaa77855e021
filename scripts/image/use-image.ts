import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { localPath, type Stage } from './build-tree.ts'

/** Returns the image's environment with local paths. */
function environmentOf(stage: Stage, more: Record<string, string>): Record<string, string> {
  const inside = Object.entries(stage.env).map(([name, value]) => [
    name,
    value.startsWith('/') ? localPath(stage, value) : value,
  ])
  return { PATH: process.env.PATH ?? '', ...Object.fromEntries(inside), ...more }
}

/** The exit code and the output of a command. */
export interface Ended {
  code: number | null
  said: string
}

/** Runs a command in the image's folder with its environment. */
export function runIn(
  stage: Stage,
  [command = '', ...options]: readonly string[],
  env: Record<string, string> = {},
): Ended {
  const program = command === 'node' ? process.execPath : command
  const ended = spawnSync(program, options, {
    cwd: localPath(stage, '.'),
    env: environmentOf(stage, env),
    encoding: 'utf8',
  })
  return { code: ended.status, said: `${ended.stdout}${ended.stderr}` }
}

/** The running server of an image. */
export interface RunningImage {
  url: string
  port: number
  said(): string
  stop(): Promise<number | null>
}

/** Starts the image's command on a free port. */
export async function startImage(stage: Stage, env: Record<string, string> = {}): Promise<RunningImage> {
  const [command, script = '', ...options] = stage.command
  if (command !== 'node') throw new Error(`The image starts ${command}, not node.`)
  const child: ChildProcess = fork(join(localPath(stage, '.'), script), options, {
    cwd: localPath(stage, '.'),
    env: environmentOf(stage, { PORT: '0', ...env }),
    execArgv: [],
    silent: true,
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => said.push(text.toString()))
  const port = await new Promise<number>((ready, failed) => {
    child.once('message', (message) => ready((message as { port: number }).port))
    child.once('exit', (code) => failed(new Error(`The image did not start (${code}):\n${said.join('')}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    said: () => said.join(''),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
