import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepingMode } from './build.ts'

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

test('a build leaves no mode behind: what starts after it has the demo', async () => {
  await keepingMode(build)
  expect(process.env.NODE_ENV).toBeUndefined()
})

test('a build that fails leaves none either, and a mode that was told stays', async () => {
  process.env.NODE_ENV = 'development'
  const failing = keepingMode(async () => {
    await build()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(process.env.NODE_ENV).toBe('development')
})
