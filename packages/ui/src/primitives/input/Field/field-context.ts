import { createContext, use } from 'react'

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** Set by Field for the control inside it. */
export const FieldContext = createContext<FieldControl | null>(null)

/** The attributes a control takes from the Field around it; spread them before its own props. */
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
