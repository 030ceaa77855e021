import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { localPath, type Stage } from './build-tree.ts'
import { type RunningImage, runIn, startImage } from './use-image.ts'

/** Checks the responses of a running server; throws at the first failed check. */
async function checkResponses(server: RunningImage, commit: string): Promise<void> {
  assert.doesNotMatch(server.said(), /Storybook/i)
  const health = (await (await fetch(`${server.url}/healthz`)).json()) as { commit: string }
  assert.equal(health.commit, commit.slice(0, 12))
  for (const page of ['/', '/backoffice/', '/api/openapi.json', '/readyz'])
    assert.equal(
      (await fetch(`${server.url}${page}`, { headers: { accept: 'text/html,*/*' } })).status,
      200,
      page,
    )
}

const healthCheckCode = (stage: Stage, { port }: RunningImage) =>
  runIn(stage, stage.health, { PORT: String(port) }).code

/** Starts an image and runs its commands as an operator would; throws at the first failed check. */
export async function tryImage(stage: Stage, commit: string): Promise<void> {
  assert.equal(stage.user, 'node')
  for (const absent of ['.env', 'deploy', 'stories', '.git', 'node_modules/vitest', 'node_modules/react'])
    assert(!existsSync(localPath(stage, absent)), `${absent} is in the image.`)

  const server = await startImage(stage)
  try {
    await checkResponses(server, commit)
    assert.equal(healthCheckCode(stage, server), 0, 'The health check does not follow PORT.')
  } finally {
    // Also after a failed check: the server would outlive the test.
    assert.equal(await server.stop(), 0)
  }
  assert.equal(healthCheckCode(stage, server), 1)

  const copy = localPath(stage, '/copy.tar.gz')
  const other = localPath(stage, '/other')
  mkdirSync(other)
  for (const [command, env] of [
    [['node', 'scripts/backup.ts', 'backup', copy], {}],
    [['node', 'scripts/backup.ts', 'restore', copy], { DATA_DIR: other }],
    [['node', 'scripts/person.ts', 'export', '--email', 'ana@exemplo.com.br'], { DATA_DIR: other }],
  ] as const) {
    const { code, said } = runIn(stage, command, env)
    assert.equal(code, 0, `${command.join(' ')}: ${said}`)
  }
}
