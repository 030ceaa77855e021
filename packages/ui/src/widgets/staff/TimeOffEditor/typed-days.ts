import { TimeOffForm } from '@ensaio/domain'
import * as v from 'valibot'
import { TypedDay } from '../../../primitives/input/typed-date.ts'

/** Days off as typed, dd-MM-yyyy without the dashes. */
export const TypedTimeOff = v.pipe(v.object({ starts_on: TypedDay, ends_on: TypedDay }), TimeOffForm)
export type TypedTimeOff = v.InferInput<typeof TypedTimeOff>
