import type { AddressFieldsProps } from '../AddressFields/AddressFields.tsx'

/** The error messages of a form's address, without the prefix: `address.number` → `number`. */
export function addressErrors(errors: Record<string, string>): NonNullable<AddressFieldsProps['errors']> {
  const prefix = 'address.'
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  )
}
