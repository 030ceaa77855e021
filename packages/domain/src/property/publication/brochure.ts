import * as v from 'valibot'

/** The path of the brochure of a property for its company, a download: by POST, with `BrochureForm` (rule brochure). */
export const brochurePath = '/sessions/{id}/publication/brochure'

/** The path of the same for the visitors of a published page that offers downloads. */
export const publicBrochurePath = '/properties/{code}/brochure.pdf'

/** Which of the two pages it is made from. */
export const BrochureForm = v.object({ is_neutral: v.boolean() })
export type BrochureForm = v.InferOutput<typeof BrochureForm>
