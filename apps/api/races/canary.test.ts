import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoCard, demoPayment, pendingCard, refusedCard } from '@ensaio/testing/scenes/demo-payment'
import { demoFolder } from '@ensaio/testing/server/demo-folder'
import { type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { expect, test } from 'vitest'

// A code that occurs in no time and no counter, unlike three digits.
const code = '"7391"'
const cards = [demoCard, refusedCard, pendingCard, '4111111111111112']

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** All forms in which a card number could be stored. */
function tracesOf(card: string): string[] {
  const spaced = card.replace(/(.{4})(?=.)/g, '$1 ')
  return [card, spaced, hexOf(card), Buffer.from(card).toString('base64').replace(/=+$/, '')]
}

async function pay({ url }: ServerProcess): Promise<number[]> {
  const origin = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email: 'prepago@demo.test', password: 'ensaio123' }),
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const headers = { ...origin, cookie }
  const services = await fetch(`${url}/api/services`, { headers })
  const { data } = (await services.json()) as { data: { id: number; name: string }[] }
  const service = data.find(({ name }) => name === 'Tour virtual e fotos')
  const statuses: number[] = []
  for (const [nth, card] of cards.entries()) {
    const body = JSON.stringify(demoPayment(service?.id ?? 0, 399, { card, code: '7391' }))
    // Also sends a truncated body, which is logged and refused.
    for (const sent of [body, body.slice(0, -1)]) {
      const key = { 'idempotency-key': `canary-${nth}-${sent.length}` }
      const answer = await fetch(`${url}/api/transactions`, {
        method: 'POST',
        headers: { ...headers, ...key },
        body: sent,
      })
      statuses.push(answer.status)
    }
  }
  return statuses
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test('card numbers and codes are in no file of the data folder, write-ahead log included, and in no log line', async () => {
  const folder = await demoFolder()
  const server = await startServer({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'trace' })
  expect(await pay(server)).toEqual([200, 400, 200, 400, 200, 400, 422, 400])
  await server.end('SIGTERM')

  const files = await filesIn(folder)
  expect(files.some((file) => file.includes('pg_wal'))).toBe(true)
  const said = server.said()
  expect(said).toContain('/api/transactions')
  const traces = [...cards.flatMap(tracesOf), code, 'SecurityCode', 'CardNumber']
  let payers = 0
  for (const file of files) {
    const bytes = await readFile(file)
    if (bytes.includes('52998224725')) payers += 1
    expect(
      traces.filter((trace) => bytes.includes(trace)),
      file,
    ).toEqual([])
  }
  // The payer is found, so a card number would be found, too.
  expect(payers).toBeGreaterThan(0)
  expect(traces.filter((trace) => said.includes(trace))).toEqual([])
})
