import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

// A lock file that lacks one optional package of another platform installs here and fails in every fresh clone.
test('package-lock.json holds everything that npm ci asks for', { timeout: 120_000 }, () => {
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, stderr).toBe(0)
})
