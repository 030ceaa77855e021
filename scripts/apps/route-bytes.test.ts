import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../build.ts'
import { routeBytes } from './route-bytes.ts'

const pinnedPath = new URL('route-bytes.json', import.meta.url)

/** By how much a route may differ from its pinned bytes. */
const room = 0.02

beforeAll(async () => {
  await buildIfStale('portal')
  await buildIfStale('backoffice')
}, 600_000)

test('each route loads the bytes that are pinned, within 2 %', () => {
  const found = { portal: routeBytes('portal'), backoffice: routeBytes('backoffice') }
  // After a wanted change: PIN=bytes npx vitest run --project house scripts/apps/route-bytes.test.ts
  if (process.env.PIN === 'bytes') writeFileSync(pinnedPath, `${JSON.stringify(found, null, 2)}\n`)
  const pinned = JSON.parse(readFileSync(pinnedPath, 'utf8')) as typeof found
  for (const app of ['portal', 'backoffice'] as const) {
    expect(Object.keys(found[app]).toSorted(), 'routes').toEqual(Object.keys(pinned[app]).toSorted())
    const strayed = Object.entries(pinned[app]).filter(
      ([route, bytes]) => Math.abs((found[app][route] ?? 0) / bytes - 1) > room,
    )
    expect(strayed.map(([route, bytes]) => `${app} ${route}: ${found[app][route]}, pinned ${bytes}`)).toEqual(
      [],
    )
  }
  expect(Object.keys(found.portal).length).toBeGreaterThan(15)
})
