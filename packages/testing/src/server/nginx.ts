import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder } from './server-process.ts'

/** A running nginx. */
export interface Gate {
  url: string
  end(): Promise<void>
}

/** Is nginx on this machine? */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Replaces parts of the configuration; throws when it lacks one. */
function replaced(text: string, changes: readonly (readonly [found: RegExp, made: string])[]): string {
  return changes.reduce((now, [found, made]) => {
    if (!found.test(now)) throw new Error(`deploy/nginx.conf lacks ${found}.`)
    return now.replace(found, made)
  }, text)
}

/** The configuration of a deployment, for two servers of this machine; without TLS, which has no part in who gets a request. */
async function configuration(folder: string, port: number, servers: readonly [string, string]) {
  const path = new URL('../../../../deploy/nginx.conf', import.meta.url)
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const [first, second] = servers.map((url) => new URL(url).host)
  const isRoot = process.getuid?.() === 0
  return replaced(await readFile(path, 'utf8'), [
    [/^/, `daemon off;\npid ${join(folder, 'pid')};\n${isRoot ? 'user root;\n' : ''}`],
    [/http \{/, `http {\n  ${own.join('\n  ')}`],
    [/server-1:3000/, first ?? ''],
    [/server-2:3000/, second ?? ''],
    [/ {2}server \{\s+listen 80 [^}]*\}/, ''],
    [/listen 443 ssl/, `listen 127.0.0.1:${port}`],
    [/^\s+http2 on;$/m, ''],
    [/^\s+ssl_certificate [^;]*;$/m, ''],
    [/^\s+ssl_certificate_key [^;]*;$/m, ''],
    [/^\s+ssl_protocols [^;]*;$/m, ''],
  ])
}

/** Starts nginx as a deployment has it (`deploy/nginx.conf`) in front of two servers. */
export async function startGate(servers: readonly [string, string]): Promise<Gate> {
  const folder = await newFolder()
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, await configuration(folder, port, servers))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'errors')], { stdio: 'pipe' })
  const said: string[] = []
  nginx.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  const exited = once(nginx, 'exit')
  // Killed, it would leave its workers behind.
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (nginx.exitCode !== null || nginx.signalCode !== null)
      throw new Error(`nginx did not start:\n${said.join('')}`)
    await pause(50)
  }
  return {
    url,
    async end() {
      stop()
      await exited
      process.off('exit', stop)
    },
  }
}
