import { buffer } from 'node:stream/consumers'
import { standardName } from '@ensaio/domain'
import { logoId, type Mailbox } from '../adapters/mail/mail.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { readHouseBrand } from '../settings/repository/house-brand.ts'

/** The sender under the house's own name, and the logo that the mail shows (rule house-brand). */
export async function signatureOf(
  { brand, logo_file }: Awaited<ReturnType<typeof readHouseBrand>>,
  html: string | null,
  { from, storage }: { from: Mailbox; storage?: Storage },
) {
  const sender = brand.name === standardName ? from : { ...from, name: brand.name }
  const isShown = html?.includes(`cid:${logoId}`) === true
  const file = isShown && logo_file !== null ? await storage?.open(logo_file) : null
  return { from: sender, ...(file ? { logo: await buffer(file.stream) } : {}) }
}
