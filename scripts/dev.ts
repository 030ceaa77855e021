// Runs the API, the portal and the back office, and reloads them when files change.
import { spawn } from 'node:child_process'

const commands: [string, string[]][] = [
  ['node', ['--watch-path=apps/api/src', '--watch-path=packages/domain/src', 'apps/api/src/server.ts']],
  ['vite', ['--config', 'apps/portal/vite.config.ts']],
  ['vite', ['--config', 'apps/backoffice/vite.config.ts']],
]
const children = commands.map(([command, options]) => spawn(command, options, { stdio: 'inherit' }))
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
