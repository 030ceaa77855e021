import { clientRights, type Endpoint, endpoints, FailureBody, failureStatus, fillPath } from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { demoRequests } from '@ensaio/testing/requests/demo-requests'
import { type Spoilt, spoiltBody, spoiltRequest, spoiltText } from '@ensaio/testing/requests/spoilt-request'
import {
  type DemoScene,
  type DemoVisitor,
  demoVisitors,
  openDemoScene,
} from '@ensaio/testing/scenes/demo-scene'
import { watchState } from '@ensaio/testing/scenes/demo-state'
import type { Answer, Caller } from '@ensaio/testing/server/demo-caller'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const isFull = process.env.TRUST === 'full'
const names = Object.keys(endpoints)
/** The requests per batch, so many for each endpoint; more on Postgres, where they are faster. */
const bodies = {
  embedded: names.length * (isFull ? 8 : 2.5),
  postgres: names.length * (isFull ? 8 : 3),
}
/** The seeds of the batches, each with its own demo. */
const seeds = isFull ? [1, 2, 3, 4] : [1]

// These start or end login sessions, so the visitor signs in anew afterwards.
const loginEndpoints = new Set(['login', 'logout', 'logoutByLink', 'followMagicLink', 'setPassword'])

interface Sent {
  name: string
  visitor: DemoVisitor
  spoilt: Spoilt
}

const sentRequest: fc.Arbitrary<Sent> = fc.nat(names.length * 12).chain((nth) => {
  const name = names[nth % names.length] ?? ''
  const { audience } = endpoints[name] as Endpoint
  const isForClients = ['client', ...clientRights].some((one) => one === audience)
  const welcome: DemoVisitor = isForClients ? 'owner' : 'admin'
  return fc.record({
    name: fc.constant(name),
    visitor: fc.oneof({ weight: 3, arbitrary: fc.constant(welcome) }, fc.constantFrom(...demoVisitors)),
    spoilt: spoiltRequest(endpoints[name] as Endpoint),
  })
})

function addressOf(endpoint: Endpoint, spoilt: Spoilt, request: { path?: object; query?: object }): string {
  const values = { ...request.path } as Record<string, string>
  const segments = Object.keys(values)
  const segment = spoilt.path && segments[spoilt.path.place % segments.length]
  if (segment && spoilt.path) values[segment] = spoilt.path.value.toWellFormed()
  const query = { ...request.query } as Record<string, string>
  const asked = Object.keys(query)
  if (spoilt.query && endpoint.query)
    query[asked[spoilt.query.place % asked.length] ?? 'x'] = spoilt.query.value
  const text = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return fillPath(endpoint.path, values) + text
}

function bodyOf(spoilt: Spoilt, body: unknown): { payload: string; type: string } {
  const sent = spoilt.body.kind === 'instead' ? spoilt.body.value : spoiltBody(body, spoilt.body.by)
  if (spoilt.text !== 'as a form') return { payload: spoiltText(sent, spoilt.text), type: 'application/json' }
  const fields = Object.entries((sent ?? {}) as object).map(([key, value]) => [
    key,
    String(JSON.stringify(value)),
  ])
  return { payload: String(new URLSearchParams(fields)), type: 'application/x-www-form-urlencoded' }
}

/** The violation of an answer (rule wire-envelope); null when there is none. */
function fault({ output }: Endpoint, { status, body, text }: Answer): string | null {
  if (status >= 500) return `${status} ${text}`
  if (status === 200) {
    const { data, ...rest } = body
    const read = v.safeParse(output, data)
    if (!read.success) return `off its schema: ${JSON.stringify(v.flatten(read.issues))}`
    const isSame = JSON.stringify(read.output) === JSON.stringify(data)
    return isSame && Object.keys(rest).length === 0 ? null : `more than its schema: ${text}`
  }
  const refused = v.safeParse(v.strictObject(FailureBody.entries), body)
  if (!refused.success) return `no envelope: ${status} ${text}`
  const known = failureStatus[refused.output.code as keyof typeof failureStatus]
  return known === status && !/ at |node:|Error:/.test(text) ? null : `odd refusal: ${status} ${text}`
}

/** Sends requests one after another; returns faults, endpoints that succeeded, and the number of skipped requests. */
async function sendAll(scene: DemoScene, all: readonly Sent[]) {
  const { db } = scene.demo
  const faults: string[] = []
  const succeeded = new Set<string>()
  const callers = new Map<DemoVisitor, Caller>()
  let before = ''
  let skipped = 0
  const watched = watchState(db)
  const look = async () => JSON.stringify(await watched())
  for (const { name, visitor, spoilt } of all) {
    const endpoint = endpoints[name] as Endpoint
    const made = demoRequests[name]?.(scene, visitor) ?? {}
    // An earlier request may have made this one impossible: a cancelled ensaio takes no photo.
    const request = await Promise.resolve(made).catch(() => null)
    if (request === null) {
      skipped += 1
      before = ''
      continue
    }
    const caller = callers.get(visitor) ?? (await scene.callerFor(visitor))
    // The state before, which a refusal must not change; read again when preparing this request may have changed it.
    if (before === '' || made instanceof Promise || !callers.has(visitor)) before = await look()
    callers.set(visitor, caller)
    const url = addressOf(endpoint, spoilt, request)
    const { payload, type } = bodyOf(spoilt, request.body)
    const headers = { 'content-type': type, ...(spoilt.key ? { 'idempotency-key': spoilt.key } : {}) }
    const ask = () => {
      if (endpoint.method === 'DELETE') return caller.delete(url)
      if (endpoint.method === 'GET') return caller.get(url)
      return request.form && spoilt.body.kind === 'spoilt' && spoilt.body.by.length === 0
        ? caller.post(url, request.form.payload, request.form.headers)
        : caller.post(url, payload, headers)
    }
    const answer = await ask()
    const tell = (what: string) =>
      faults.push(
        `${visitor} ${endpoint.method} ${url.slice(0, 200)} ${payload.slice(0, 400)}\n → ${what.slice(0, 600)}`,
      )
    const found = fault(endpoint, answer)
    if (found) tell(found)
    // `preparing` refuses nobody: the server draws pictures, and keeps those that are ready.
    if (answer.status === 200 || answer.body.code === 'preparing') {
      succeeded.add(name)
      before = ''
    } else if ((await look()) !== before) {
      tell('refused, and rows changed')
      before = ''
    }
    if (loginEndpoints.has(name)) callers.delete(visitor)
  }
  return { faults, succeeded, skipped }
}

const engines = ['embedded', 'postgres'] as const

describe.each(engines)('on %s', (engine) => {
  test.each(seeds)(
    'generated requests: no 5xx, no answer off its schema, no row changed by a refusal (seed %i)',
    async (seed) => {
      const scene = await openDemoScene({ engine })
      try {
        const all = fc.sample(sentRequest, {
          seed: seed * 2 + engines.indexOf(engine),
          numRuns: Math.round(bodies[engine]),
        })
        const { faults, succeeded, skipped } = await sendAll(scene, all)
        expect(faults).toEqual([])
        // Enough requests got past the checks.
        expect(succeeded.size).toBeGreaterThan(names.length * 0.4)
        expect(skipped).toBeLessThan(all.length / 20)
        reportFigure(
          'every endpoint',
          `${engine}, seed ${seed}: ${all.length - skipped} generated requests, ${succeeded.size} of ${names.length} endpoints let some in; 0 faults`,
        )
      } finally {
        await scene.demo.close()
      }
    },
    isFull ? 1_800_000 : 300_000,
  )
})
