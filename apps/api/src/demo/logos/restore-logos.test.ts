import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../adapters/storage/disk-storage.ts'
import { restoreLogos } from './restore-logos.ts'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp()
})
afterAll(() => demo.close())

test('a demo that lost its logos gets the same ones back; nothing else changes', async () => {
  const rows = await demo.db
    .selectFrom('companies')
    .select('logo_file')
    .where('logo_file', 'is not', null)
    .orderBy('id')
    .execute()
  const files = rows.map(({ logo_file }) => join(demo.files, logo_file ?? ''))
  const before = await Promise.all(files.map((file) => readFile(file)))
  expect(before.length).toBe(4)
  const storage = diskStorage(demo.files)
  expect(await restoreLogos(demo.db, storage)).toBe(0)
  for (const file of files.slice(1)) await rm(file)
  // The demo does not restore the logo of a company that is not its own.
  const logo_file = 'logos/own.png'
  await demo.db.updateTable('companies').set({ logo_file }).where('logo_file', 'is', null).execute()
  await demo.db
    .updateTable('companies')
    .set({ identification: null })
    .where('logo_file', '=', logo_file)
    .execute()
  expect(await restoreLogos(demo.db, storage)).toBe(3)
  expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(before)
  for (const { logo_file: file } of rows) {
    const answer = await demo.app.inject({ url: `/api/files/${file}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  }
})
