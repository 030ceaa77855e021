import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newFolder } from '@ensaio/testing/server/server-process'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BytesAtFault, orderProcess } from './order-process.ts'

const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
const limits = { patience: 60_000, idle: 60_000 }
const bytes = Uint8Array.of(1, 2, 3)

let script: URL
beforeAll(async () => {
  const file = join(await newFolder(), 'works.mjs')
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs'
     import { answerOrders } from ${moduleUrl('answer-orders.ts')}
     let isUsed = false
     const never = () => new Promise(() => {})
     answerOrders({
       echo: async (bytes, wanted) => ({ bytes, wanted }),
       pid: async () => process.pid,
       names: async () => Object.keys(process.env),
       fail: async () => { throw new Error('No picture.') },
       die: async () => process.kill(process.pid, 'SIGKILL'),
       hang: async (bytes, file) => { writeFileSync(file, String(process.pid)); return never() },
       use: async () => { isUsed = true },
       // Answers only in a process that nobody used before.
       beside: () => isUsed ? never() : Promise.resolve('drawn'),
     })`,
  )
  script = pathToFileURL(file)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('an order gets its result, or the reason why there is none', async () => {
  const ask = orderProcess(script, limits)
  expect(await ask({ name: 'echo', bytes, wanted: { side: 3 } })).toEqual({
    bytes,
    wanted: { side: 3 },
  })
  await expect(ask({ name: 'fail', bytes, wanted: null })).rejects.toThrow(new BytesAtFault('No picture.'))
})

test('the process knows neither addresses nor secrets of the server (rule drawing-apart)', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  vi.stubEnv('SESSION_SECRET', 'secret')
  const ask = orderProcess(script, limits)
  const names = (await ask({ name: 'names', bytes, wanted: null })) as string[]
  expect(names).toContain('PATH')
  expect(names.filter((name) => /DATABASE|SECRET/.test(name))).toEqual([])
})

test('bytes that end the process fail alone: what was carried out beside them is carried out again', async () => {
  const ask = orderProcess(script, limits)
  await ask({ name: 'use', bytes, wanted: null })
  const beside = ask({ name: 'beside', bytes, wanted: null })
  await expect(ask({ name: 'die', bytes, wanted: null })).rejects.toBeInstanceOf(BytesAtFault)
  expect(await beside).toBe('drawn')
  expect(await ask({ name: 'echo', bytes, wanted: 1 })).toMatchObject({ wanted: 1 })
})

test('an order that takes too long fails, and its process ends', async () => {
  const file = join(await newFolder(), 'pid')
  const ask = orderProcess(script, { patience: 3000, idle: 60_000 })
  const failure = await ask({ name: 'hang', bytes, wanted: file }).catch((error: unknown) => error)
  expect(String(failure)).toContain('3000 ms')
  // A busy server is at fault.
  expect(failure).not.toBeInstanceOf(BytesAtFault)
  // Missing where the machine was so busy that the process had not begun.
  const pid = existsSync(file) ? Number(await readFile(file, 'utf8')) : null
  if (pid !== null) await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a process without orders ends, and the next order starts another', async () => {
  const ask = orderProcess(script, { patience: 60_000, idle: 0 })
  const pid = (await ask({ name: 'pid', bytes, wanted: null })) as number
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await ask({ name: 'pid', bytes, wanted: null })).not.toBe(pid)
})

test('the process ends with the server, however that ends', async () => {
  const file = join(await newFolder(), 'server.mjs')
  await writeFile(
    file,
    `import { orderProcess } from ${moduleUrl('order-process.ts')}
     const ask = orderProcess(new URL(${JSON.stringify(script.href)}))
     process.send(await ask({ name: 'pid', bytes: Uint8Array.of(1), wanted: null }))
     process.on('message', () => {})`,
  )
  const server = fork(file, { execArgv: [] })
  const [pid] = (await once(server, 'message')) as [number]
  expect(isAlive(pid)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
