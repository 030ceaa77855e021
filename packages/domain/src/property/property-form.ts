import * as v from 'valibot'
import { areaProblem, readArea } from '../order/draft.ts'
import { note } from '../person/text.ts'
import type { VerticalData } from '../session/schema.ts'

/** What an ensaio's page lets people change about the property, as typed. */
export const PropertyForm = v.object({
  unit: note(60),
  complement: note(60),
  area: v.string(),
  reference: note(500),
  keys: note(500),
})
export type PropertyForm = v.InferOutput<typeof PropertyForm>

/** The same where the area may change and must be there. */
export const PropertyFormWithArea = v.object({
  ...PropertyForm.entries,
  area: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? areaProblem(dataset.value) : null
      if (message) addIssue({ message })
    }),
  ),
})

/** The property as it is kept → as it is typed. */
export function propertyForm(data: VerticalData): PropertyForm {
  return {
    unit: data.unit ?? '',
    complement: data.complement ?? '',
    area: data.area === null ? '' : String(data.area).replace('.', ','),
    reference: data.reference ?? '',
    keys: data.keys ?? '',
  }
}

/** The property as it is typed → as it is kept. */
export function propertyOf(form: PropertyForm): Omit<VerticalData, 'additional_info'> {
  const text = (typed: string) => typed.trim() || null
  return {
    unit: text(form.unit),
    complement: text(form.complement),
    area: readArea(form.area),
    reference: text(form.reference),
    keys: text(form.keys),
  }
}
