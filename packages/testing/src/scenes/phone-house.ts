import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@ensaio/api'
import { simulatedGateway } from '@ensaio/api/adapters/gateway/gateway-simulated'
import { mailFolder } from '@ensaio/api/adapters/mail/mail-folder'
import type { PhoneConfig } from '@ensaio/api/adapters/phone/open-senders'
import { openStorage } from '@ensaio/api/adapters/storage/open-storage'
import type { Database } from '@ensaio/api/database/database'
import type { Instant } from '@ensaio/domain'

/** A server on a database that takes the notices of the services that are on, in this process. */
export async function openNotices(db: Database, phone: Partial<PhoneConfig>, now: () => Instant) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ensaio-'))
  return buildApp(
    {
      publicUrl: 'http://localhost:3000',
      trustProxy: [],
      rateLimits: false,
      logLevel: 'silent',
      mailFrom: 'Ensaio <ola@ensaio.test>',
      mailSales: null,
      smtpUrl: null,
      leastNoticeHours: 0,
      phone: { whatsapp: null, sms: null, ...phone },
    },
    {
      db,
      clock: { now },
      storage: await openStorage({ s3: null, dataDir }),
      gateway: simulatedGateway(),
      mailer: mailFolder(join(dataDir, 'mail')),
      postalCodes: [],
      places: null,
    },
  )
}

/** A mobile number of São Paulo for each visit. */
export function phoneAt(nth: number): string {
  return `+55119${String(10_000_000 + nth)}`
}

/** Lets numbers agree to WhatsApp, and to SMS where asked for, some time ago. */
export async function agreeAll(
  db: Database,
  phones: readonly string[],
  { alsoSms = false }: { alsoSms?: boolean } = {},
): Promise<void> {
  const since = '2026-11-01T12:00:00.000Z'
  for (let from = 0; from < phones.length; from += 500) {
    const rows = phones.slice(from, from + 500).map((phone) => ({ phone, token: `token-of-${phone}` }))
    await db
      .insertInto('phone_preferences')
      .values(
        rows.map((row) => ({
          ...row,
          whatsapp_since: since,
          sms_since: alsoSms ? since : null,
          changed_at: since,
        })),
      )
      .execute()
  }
}
