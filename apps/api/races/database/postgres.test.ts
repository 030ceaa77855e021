import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a process with a Postgres exits with the code that was set', () => {
  const script = `await import('./packages/testing/src/server/postgres.ts'); process.exitCode = 3`
  const { status, stderr } = spawnSync('node', ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' })
})
