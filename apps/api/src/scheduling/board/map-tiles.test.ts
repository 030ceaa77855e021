import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Board, MapTiles } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

const mapTiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png?key=abc', credit: '© Mapa' }
const html = { accept: 'text/html' }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-map-'))
  await writeFile(join(folder, 'index.html'), '<title>Ensaio</title>')
})
afterAll(() => rm(folder, { recursive: true }))

/** The content policy of the pages, and the tile address that the board tells, of a server with these tiles. */
async function served(tiles: MapTiles | null) {
  const demo: DemoApp = await openDemoApp({ portal: folder, backoffice: folder, config: { mapTiles: tiles } })
  const policyOf = async (path: string) =>
    String((await demoCaller(demo.app).get(path, html)).headers['content-security-policy'])
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const board: Board = (await admin.get('/staff/board?from=2026-11-25')).body.data
  const told = {
    office: await policyOf('//backoffice/agenda'),
    portal: await policyOf('//sessions'),
    tiles: board.map_tiles,
  }
  await demo.close()
  return told
}

test('the host of the map may show pictures in the back office, and nothing else', async () => {
  const { office, portal, tiles } = await served(mapTiles)
  expect(tiles).toEqual(mapTiles)
  expect(office).toContain("img-src 'self' data: blob: https://tiles.example.com;")
  expect(office.match(/tiles\.example\.com/g)).toHaveLength(1)
  expect(portal).not.toContain('tiles.example.com')
})

test('without an address, no page may ask anybody for a map', async () => {
  const { office, tiles } = await served(null)
  expect(tiles).toBeNull()
  expect(office).toContain("img-src 'self' data: blob:;")
})
