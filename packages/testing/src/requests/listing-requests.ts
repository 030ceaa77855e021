import { secretHash } from '@ensaio/api/accounts/login-session'
import { fillPath, type ListingForm, listingFeedPath } from '@ensaio/domain'
import type { DemoScene } from '../scenes/demo-scene.ts'
import { another, type RequestMaker } from './demo-request.ts'

const form: ListingForm = {
  is_on: true,
  kind: 'apartment',
  purpose: 'sale',
  title: 'Apartamento claro com varanda',
  description: 'Sala ampla com varanda, cozinha planejada e duas suítes, perto do metrô.',
  sale_price: 850_000,
  rent_price: null,
  condominium_fee: 950,
  property_tax: 1200,
  area: 78,
  bedrooms: 3,
  bathrooms: 2,
  suites: 2,
  parking_spaces: 1,
  features: ['balcony'],
  address_shown: 'street',
  contact_name: 'Renata Lima',
  contact_email: 'renata@horizonte.test',
  contact_phone: '(11) 91234-5678',
}

/** A delivered photo of the owner's company. */
function delivered({ demo, companyId }: DemoScene) {
  return demo.db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .innerJoin('services', 'services.id', 's.service_id')
    .select('s.id as sessionId')
    .where('s.company_id', '=', companyId)
    .where('s.status', '=', 5)
    .where('services.vertical_id', '=', 1)
    .executeTakeFirstOrThrow()
}

/** Gives the owner's company an address for portals; returns its token. */
async function openFeed({ demo, companyId, now }: DemoScene): Promise<string> {
  const token = `portais-${another()}-${'x'.repeat(30)}`
  const row = { token_hash: secretHash(token), created_at: now }
  await demo.db
    .insertInto('listing_feeds')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute()
  return token
}

/** Reads the listings of the owner's company, as a portal. */
export const listingFile: RequestMaker = async (scene) => ({ path: { token: await openFeed(scene) } })

/** Fetches a photo of a listing by its address in the feed, as a portal. */
export const listingPhoto: RequestMaker = async (scene) => {
  const { sessionId } = await delivered(scene)
  const token = await openFeed(scene)
  const { contact_phone: _, ...listing } = form
  const row = { ...listing, code: `anuncio${another()}`.padEnd(22, 'x'), changed_at: scene.now }
  await scene.demo.db
    .insertInto('listings')
    .values({ ...row, session_id: sessionId })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
  const feed = await scene.demo.app.inject({ url: `/api${fillPath(listingFeedPath, { token })}` })
  const [, code = '', id = '', version = ''] =
    /\/listings\/([^/]+)\/photos\/(\d+)\/(\w+)\.jpg/.exec(feed.body) ?? []
  return { path: { code, id, version } }
}

/** Requests about listings for portals. */
export const listingRequests: Readonly<Record<string, RequestMaker>> = {
  getListing: async (scene) => ({ path: { id: (await delivered(scene)).sessionId } }),
  saveListing: async (scene) => ({ path: { id: (await delivered(scene)).sessionId }, body: form }),
  getListingFeed: async (scene) => {
    await openFeed(scene)
    return {}
  },
  createListingFeed: () => ({}),
  endListingFeed: () => ({}),
}
