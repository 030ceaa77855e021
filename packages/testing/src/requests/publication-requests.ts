import { hashPassword } from '@ensaio/api/accounts/passwords'
import type { PublicationForm } from '@ensaio/domain'
import type { DemoScene } from '../scenes/demo-scene.ts'
import { publicationForm } from '../scenes/publication-form.ts'
import { another, type RequestMaker } from './demo-request.ts'

const form: PublicationForm = { ...publicationForm, offers_downloads: true }

const password = 'mar azul'

/** A delivered ensaio of the owner's company that holds a photo or a plan, and the id of that. */
async function delivered({ demo, companyId }: DemoScene, table: 'photos' | 'blueprints' = 'photos') {
  return demo.db
    .selectFrom(table)
    .innerJoin('session_products as p', 'p.id', 'session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select([`${table}.id as fileId`, 's.id as sessionId'])
    .where('s.company_id', '=', companyId)
    .where('s.status', '=', 5)
    .executeTakeFirstOrThrow()
}

/** Gives a plan a page, as the job that draws them does. */
export async function drawPage({ demo }: DemoScene, planId: number): Promise<void> {
  const { preview_file: file } = await demo.db
    .selectFrom('photos')
    .select('preview_file')
    .where('preview_file', 'like', '%.webp')
    .executeTakeFirstOrThrow()
  await demo.db
    .insertInto('blueprint_pages')
    .values({ blueprint_id: planId, nth: 1, file: file ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Publishes the page of an ensaio under new addresses, behind a password if wanted; returns its code. */
export async function publish(
  { demo, now }: DemoScene,
  sessionId: number,
  secret: string | null = null,
): Promise<string> {
  const code = (name: string) => `${name}${another()}`.padEnd(22, 'x')
  const codes = { code: code('pagina'), neutral_code: code('neutra') }
  const { password: _, ...page } = form
  const row = { ...page, ...codes, password_hash: secret && (await hashPassword(secret)), changed_at: now }
  await demo.db
    .insertInto('publications')
    .values({ ...row, session_id: sessionId })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
  return codes.code
}

const atFile =
  (table: 'photos' | 'blueprints', rest: Record<string, string> = {}): RequestMaker =>
  async (scene) => {
    const { sessionId, fileId } = await delivered(scene, table)
    return { path: { code: await publish(scene, sessionId), id: fileId, ...rest } }
  }

const atPage =
  (secret: string | null = null, rest: Record<string, string> = {}): RequestMaker =>
  async (scene) => {
    const code = await publish(scene, (await delivered(scene)).sessionId, secret)
    return { path: { code, ...rest }, ...(secret && { body: { password: secret } }) }
  }

/** Asks for a file of the published page. */
export const pageFiles: Record<
  'photo' | 'archive' | 'plan' | 'planPage' | 'share' | 'brochure',
  RequestMaker
> = {
  brochure: atPage(),
  photo: atFile('photos', { size: 'thumbnail' }),
  archive: atPage(null, { size: 'original' }),
  plan: atFile('blueprints'),
  planPage: async (scene) => {
    const { sessionId, fileId } = await delivered(scene, 'blueprints')
    await drawPage(scene, fileId)
    return { path: { code: await publish(scene, sessionId), id: fileId, nth: 1 } }
  },
  share: atPage(),
}

/** Asks for the brochure of the company's own page. */
export const ownBrochure: RequestMaker = async (scene) => {
  const { sessionId } = await delivered(scene)
  await publish(scene, sessionId)
  return { path: { id: sessionId }, body: { is_neutral: true } }
}

/** Requests about published pages. */
export const publicationRequests: Readonly<Record<string, RequestMaker>> = {
  getPublication: async (scene) => ({ path: { id: (await delivered(scene)).sessionId } }),
  savePublication: async (scene) => ({ path: { id: (await delivered(scene)).sessionId }, body: form }),
  renewPublication: async (scene) => {
    const { sessionId } = await delivered(scene)
    await publish(scene, sessionId)
    return { path: { id: sessionId } }
  },
  getBrochurePages: async (scene) => {
    const { sessionId } = await delivered(scene)
    const publications = scene.demo.db.selectFrom('publications').select('code')
    const known = await publications.where('session_id', '=', sessionId).executeTakeFirst()
    // Addresses that others were given stay.
    if (!known) await publish(scene, sessionId)
    return { path: { id: sessionId } }
  },
  getPublicationVisits: async (scene) => ({ path: { id: (await delivered(scene)).sessionId } }),
  getPublicProperty: atPage(),
  openPublicProperty: atPage(password),
}
