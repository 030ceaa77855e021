import {
  brochurePath,
  getBrochurePages,
  getPublication,
  getPublicationVisits,
  getPublicProperty,
  openPublicProperty,
  type PublicationForm,
  phoneToE164,
  renewPublication,
  savePublication,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import {
  brochurePages,
  publication,
  publicationVisits,
  publicProperty,
} from '../examples/house/publication.ts'
import { reply } from '../reply.ts'
import { replyPdf } from './pdf.ts'

const typed = (text: string | null) => text?.trim() || null

function pageAt(code: string | undefined) {
  const isNeutral = code === publication().neutral_code
  return publicProperty({
    ...(code !== undefined && { code }),
    ...(isNeutral && { company: null, contact: null }),
  })
}

/** Successful answers about published pages. */
export const publicationHandlers = [
  replyPdf(brochurePath, 'folheto.pdf'),
  reply(getBrochurePages, () => brochurePages()),
  reply(getPublication, () => publication()),
  reply(savePublication, async ({ request }) => {
    const { password, seen, ...form } = (await request.json()) as PublicationForm
    return publication({
      ...form,
      headline: typed(form.headline),
      contact_name: typed(form.contact_name),
      contact_phone: form.contact_phone && phoneToE164(form.contact_phone),
      contact_email: typed(form.contact_email),
      has_password: Boolean(password),
      changed_at: now,
    })
  }),
  reply(renewPublication, () =>
    publication({ code: 'aB3kq8Zt1xVb7Nc2Ry5LwZ', neutral_code: 'zY7Hd4Ks9Qm2Wf6Xj3TzUA' }),
  ),
  reply(getPublicationVisits, () => publicationVisits()),
  reply(getPublicProperty, ({ values }) => pageAt(values.code)),
  reply(openPublicProperty, ({ values }) => pageAt(values.code)),
]
