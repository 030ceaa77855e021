import { afterEach, beforeEach, expect, test } from 'vitest'
import { preservingNodeEnv } from './build.ts'

const before = process.env.NODE_ENV
afterEach(() => {
  process.env.NODE_ENV = before
})

async function build() {
  process.env.NODE_ENV = 'production'
}

beforeEach(() => {
  delete process.env.NODE_ENV
})

test('a build restores an unset NODE_ENV, so that a server started afterwards has the demo', async () => {
  await preservingNodeEnv(build)
  expect(process.env.NODE_ENV).toBeUndefined()
})

test('a failed build restores a set NODE_ENV', async () => {
  process.env.NODE_ENV = 'development'
  const failing = preservingNodeEnv(async () => {
    await build()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(process.env.NODE_ENV).toBe('development')
})
