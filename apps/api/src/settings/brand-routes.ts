import type { HouseBrand, Publisher } from '@ensaio/domain'
import { getHouseBrand, largestLogo, saveHouseBrand, socialNetworks } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Serve } from '../http/serve.ts'
import { readHouseBrand } from './repository/house-brand.ts'
import { saveBrand } from './save-brand.ts'

/** The contact that the configuration gives a house which has not saved its own. */
export function configuredContact(publisher: Publisher | undefined): Partial<HouseBrand> {
  if (publisher === undefined) return {}
  const { sales, support, socials } = publisher
  const pages = socialNetworks.map(({ field, label }) => [
    field,
    socials.find((social) => social.label === label)?.href ?? null,
  ])
  return { sales, support, ...Object.fromEntries(pages) }
}

/** How the house is called, looks and is reached (rule house-brand). */
export function brandRoutes(serve: Serve, storage: Storage, defaults: Partial<HouseBrand>): void {
  serve(getHouseBrand, ({ db }) => readHouseBrand(db, defaults))

  serve(
    saveHouseBrand,
    ({ db, viewer, body, now }) => saveBrand({ db, storage, defaults }, staffOf(viewer).userId, body, now),
    { upload: { bytes: largestLogo } },
  )
}
