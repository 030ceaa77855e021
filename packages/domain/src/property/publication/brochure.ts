import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'

/** The path of the brochure of a property for its company, a download: by POST, with `BrochureForm` (rule brochure). */
export const brochurePath = '/sessions/{id}/publication/brochure'

/** The path of the same for the visitors of a published page that offers downloads. */
export const publicBrochurePath = '/properties/{code}/brochure.pdf'

/** Which of the two pages it is made from. */
export const BrochureForm = v.object({ is_neutral: v.boolean() })
export type BrochureForm = v.InferOutput<typeof BrochureForm>

/** The pages of a brochure as they come out on paper: pictures of the very PDF, as data URLs (rule brochure). */
export const BrochurePages = v.object({ pages: v.pipe(v.array(v.string()), v.maxLength(4)) })
export type BrochurePages = v.InferOutput<typeof BrochurePages>

/** The pages of a brochure as pictures, to look at before it is downloaded. 409 `preparing` while its photos are drawn. */
export const getBrochurePages = endpoint({
  method: 'GET',
  path: '/sessions/{id}/publication/brochure/pages',
  summary: 'The pages of a brochure as pictures.',
  audience: 'review',
  slow: true,
  query: v.object({
    is_neutral: v.pipe(
      v.optional(v.picklist(['true', 'false']), 'false'),
      v.transform((text) => text === 'true'),
    ),
  }),
  output: BrochurePages,
})
