import * as v from 'valibot'
import { areaProblem, readArea } from '../order/draft.ts'
import { note } from '../person/text.ts'
import type { VerticalData } from '../session/schema.ts'
import { propertyKindOf } from './kind.ts'

/** The property's form on an ensaio's page, as typed. */
export const PropertyForm = v.object({
  kind: v.string(),
  unit: note(60),
  complement: note(60),
  area: v.string(),
  reference: note(500),
  keys: note(500),
})
export type PropertyForm = v.InferOutput<typeof PropertyForm>

/** The same form with an editable, required area. */
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

/** Turns the stored property into the form's values. */
export function propertyForm(data: VerticalData): PropertyForm {
  return {
    kind: data.kind ?? '',
    unit: data.unit ?? '',
    complement: data.complement ?? '',
    area: data.area === null ? '' : String(data.area).replace('.', ','),
    reference: data.reference ?? '',
    keys: data.keys ?? '',
  }
}

/** Turns the form's values into the stored property. */
export function propertyOf(form: PropertyForm): Omit<VerticalData, 'additional_info'> {
  const text = (typed: string) => typed.trim() || null
  return {
    kind: propertyKindOf(form.kind),
    unit: text(form.unit),
    complement: text(form.complement),
    area: readArea(form.area),
    reference: text(form.reference),
    keys: text(form.keys),
  }
}
