import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { itemIds } from '@ensaio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openPglite } from '../pglite.ts'
import { migrate, migrations } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openPglite()
})
afterAll(() => database.close())

test('a failing step rolls the whole round back; steps that were done are not done again', async () => {
  const { db } = database
  const broken = { name: '9999-broken', statements: ['create table half (id int)', 'create tabel other'] }
  await expect(migrate(db, [...migrations, broken])).rejects.toThrow('tabel')
  const names = migrations.map(({ name }) => name)
  expect(await migrate(db)).toEqual(names)
  expect(await migrate(db)).toEqual([])
  expect(names).toEqual(names.toSorted())
})

test('the three cities have their holidays, and every item of the product is known, from the start', async () => {
  const { db } = database
  const days = await db
    .selectFrom('holidays')
    .select(['day', 'city'])
    .where('day', 'in', ['2026-11-20', '2027-01-25'])
    .execute()
  expect(days).toEqual([
    { day: '2026-11-20', city: null },
    { day: '2027-01-25', city: 'São Paulo' },
  ])
  const known = await db.selectFrom('items').select('id').orderBy('id').execute()
  expect(known.map(({ id }) => id)).toEqual(itemIds)
})

/** SHA-256 of the statements of each released migration, its first 16 digits. Add a line with each release; never change one. */
const released: Record<string, string> = {
  '0001-core': '99b54c0d33f0ea44',
  '0002-deliverables': '2dac528271add393',
  '0003-desk': 'b62d664367c27a17',
  '0004-reference': 'df33d37dfbc52090',
  '0010-money': '5c7e914512cd5140',
  '0020-people': 'a394a78c01b43d25',
  '0021-mail': 'bb98140d5a959b24',
  '0030-galleries': 'b8479ddc4cee0017',
  '0040-office': 'aef2fe2232acbb15',
  '0040-queues': '7b840d506eafb321',
  '0050-rate-limits': 'c24f28cae1e258c6',
  '0060-searching': '187f682f7b9d725a',
  '0061-calendar-changes': '87f52d25003d0356',
  '0062-people-leave': '35402c512a4f4fdd',
  '0070-files': 'e13607f7771be8ea',
  '0072-orientation': 'fcfb9c4952389099',
  '0076-visits-of-holders': '017b34a54f75ad1a',
  '0078-list': '05ebd36f2ace441c',
  '0086-bookings-of-a-session': '91f22816c30fe570',
  '0088-delivered-products': '9ce6b9a1c48bf830',
  '0090-set-up-links': 'ce872de87e6c6658',
  '0091-cities': '8bfac6ec05967ff9',
  '0099-settings': '45e7ea9e1626ff7b',
  '0100-office-roles': '315fd26e4627ceac',
  '0101-first-steps': '228d3e46ac627b7f',
  '0120-leads': 'b671bfbb97d2cbc7',
  '0121-inactive-companies': 'de798ae855786d98',
  '0140-city-hours': '1df4a946eecc4f97',
  '0141-promised-days': '18ed03e31270b455',
  '0142-tags': '83aa7d47f3531f77',
  '0180-pix': '81951b029548d859',
  '0181-payment-refunds': '54d67dcbab73374e',
  '0160-client-roles': '3f797b07b49c4c60',
  '0161-merged-companies': '43e7f43a562f1158',
  '0130-house-brand': 'c5422e567219b004',
  '0150-second-steps': 'c5843bcc3bfd5401',
  '0151-login-devices': '327f71b319c387d6',
  '0152-email-changes': '94e762625c2033fc',
  '0190-audit': 'f7c45c9bc8a0d048',
  '0200-monthly-statements': '5287a49ed13042d0',
  '0170-service-changes': 'fce1f391414de26a',
  '0220-mail-texts': 'dfd37b07df197feb',
  '0230-coupons': '3d22b0dc340aa9ab',
  '0250-reminders': 'a17af1d963c27c16',
  '0260-calendar-feeds': '9c1aad3c9d1e7eb3',
  '0270-carried-credit': '399b444c35f19fc2',
  '0280-preparation-lists': 'f0453a359f0552a7',
  '0281-preparedness': '1a785138ca6c01f2',
  '0285-numbers': '906e39f006f5cac9',
  '0286-finding': '7975f48bfa54f9ef',
  '0310-session-positions': 'c5db060a894e57fd',
  '0320-hosting-ends': '082521d3d4284d4d',
  '0321-weekly-digests': '48c288bc73dbc172',
  '0322-day-summaries': '64b7032b44b20a5a',
  '0330-who-goes': 'fd4344fbece8536c',
  '0340-preferred-periods': '84e3587cafb4d2c1',
  '0341-arrivals': 'ad20633000bd0b33',
  '0342-phone-messages': '4ab86171d0505481',
  '0350-api-keys': 'cc2d7a4ad35426a3',
  '0351-webhooks': '2b35f24927b63acd',
  '0370-publications': '943db91a84acedaf',
  '0371-page-visits': '0e4f95a35a2b7c95',
  '0390-photo-sizes': 'a3524647782010f1',
  '0391-page-downloads': 'ebc34098beae6f43',
  '0440-list-versions': 'c91ed8504972691c',
  '0450-listings': 'c8b7f906f3d44228',
  '0460-conversations': '4f4b4bca950c32d6',
  '0461-favorites': 'f60af3a9e5ffd1e3',
  '0470-photo-versions': '69c7ba9c6744e553',
  '0480-hosting-renewals': 'd13b8877cb5aca94',
  '0490-video-files': 'd1924de3bfb99f72',
  '0491-panoramas': '081f28be16264678',
  '0495-phone-fallback': 'f106554c09dced98',
  '0500-paid-renewals': '3ef9e23f0dd65b7e',
  '0501-plan-pages': '9b8459f7fe0a6590',
  '0502-plan-rooms': 'd3817072467989df',
  '0503-day-shortenings': '8bbafba9bf921fbf',
  '0504-photo-archives': '7d305d4f7e66f188',
  '0505-late-rows': '8f287f414ab3e1c9',
  '0506-failed-mails': '7badee802c0ff840',
  '0507-partitions': '3f9e0b65bc2c3c29',
  '0508-merged-counts': '2e05136aa05a2c2d',
  '0509-imported-sessions': '482a5b0df64ba2f7',
}

test('released migrations stay as they were released', () => {
  const statements = migrations.map(({ name, statements }) => [
    name,
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
  ])
  expect(Object.fromEntries(statements)).toEqual(released)
})

test('migrations import nothing, so that no later change of the code can change them', () => {
  const steps = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)\d{4}-/.test(name),
  )
  expect(steps).toHaveLength(migrations.length)
  const imports = steps.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^import .*$/gm)].map(
      ([line]) => line,
    ),
  )
  expect(
    imports.filter((line) => !/^import type { Migration } from '\.\.?\/migration\.ts'$/.test(line)),
  ).toEqual([])
})
