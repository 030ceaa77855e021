// Runs a script with the project's pinned Node version, and first installs dependencies if they are missing or outdated:
// `node scripts/run.mjs scripts/start.ts`. Plain JavaScript, so that older Node versions can run it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const pinned = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`
const installed = `${root}node_modules/.package-lock.json`

// `install` brings what is missing in seconds; without `--no-save` it may rewrite package-lock.json, where nobody expects a change.
// An install by hand with NODE_ENV=production lacks development dependencies, the pinned Node among them.
const isFresh = !existsSync(installed) || !existsSync(pinned)
if (isFresh || statSync(`${root}package-lock.json`).mtimeMs > statSync(installed).mtimeMs + 1000) {
  console.log('Instalando as dependências…')
  const npm = spawnSync(
    'npm',
    [
      ...(isFresh ? ['ci'] : ['install', '--no-save']),
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
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
    // Caches compiled code; halves the start time of a server.
    NODE_COMPILE_CACHE: `${root}.cache/compiled`,
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
