import { createContext, use } from 'react'

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** Provided by Field for the control inside it. */
export const FieldContext = createContext<FieldControl | null>(null)

/** Returns the surrounding Field's attributes for its control; spread them before the control's own props. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
