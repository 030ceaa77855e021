import { readStart } from '@ensaio/domain'
import * as v from 'valibot'
import { TypedDay } from '../../../primitives/input/typed-date.ts'

/** The day as typed, dd-MM-yyyy without the dashes, and the time as people type it: `9`, `930`, `9h30`. */
export const TypedSlot = v.object({
  date: TypedDay,
  hour: v.pipe(
    v.string(),
    v.nonEmpty('Informe o horário.'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readStart(dataset.value)
      if ('slot' in read) return read.slot
      addIssue({ message: read.problem })
      return NEVER
    }),
  ),
})

/** The message where nobody is chosen. */
export const chooseSomebody = 'Escolha quem vai.'

/** A visit as typed and chosen; `provider_id` is null before a choice. */
export const TypedVisit = v.object({
  ...TypedSlot.entries,
  provider_id: v.pipe(v.nullable(v.number()), v.number(chooseSomebody)),
})
export type TypedVisit = { date: string; hour: string; provider_id: number | null }
