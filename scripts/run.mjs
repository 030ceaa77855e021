// Runs a script of this folder on the Node that the project pins, installing first what a fresh clone lacks:
// `node scripts/run.mjs scripts/start.ts`. Plain JavaScript, as an older Node has to read it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const pinned = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`
const installed = `${root}node_modules/.package-lock.json`

// Whoever has NODE_ENV=production set, and installed by hand, lacks the tools: this Node among them.
const isFresh = !existsSync(installed) || !existsSync(pinned)
if (isFresh || statSync(`${root}package-lock.json`).mtimeMs > statSync(installed).mtimeMs + 1000) {
  console.log('Instalando as dependências…')
  const npm = spawnSync(
    'npm',
    [isFresh ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const child = spawn(pinned, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What was compiled once is kept: a server starts in half the time.
    NODE_COMPILE_CACHE: `${root}.cache/compiled`,
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
