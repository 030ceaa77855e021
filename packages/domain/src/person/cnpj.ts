import * as v from 'valibot'
import { checkDigit } from './check-digit.ts'

/** The mask of a CNPJ, with letters since July 2026 (rule tax-documents): `A` is a digit or capital letter, `#` a digit. */
export const cnpjMask = 'AA.AAA.AAA/AAAA-##'

/** Any spelling of a CNPJ → its 14 upper-case characters. */
export function cnpjCharacters(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Are both check digits of this CNPJ valid? False for fourteen equal characters. */
export function isCnpj(text: string): boolean {
  const characters = cnpjCharacters(text)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters) || /^(.)\1+$/.test(characters)) return false
  const first = checkDigit(characters.slice(0, 12), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = checkDigit(characters.slice(0, 12) + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  return characters.endsWith(`${first}${second}`)
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export function formatCnpj(text: string): string {
  return cnpjCharacters(text).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

/** Parses any spelling of a CNPJ into its 14 characters. */
export const Cnpj = v.pipe(
  v.string('Informe o CNPJ.'),
  v.trim(),
  v.nonEmpty('Informe o CNPJ.'),
  v.check((text) => cnpjCharacters(text).length === 14, 'Complete o CNPJ: são 14 caracteres.'),
  v.check(isCnpj, 'Este CNPJ não existe. Confira os caracteres.'),
  v.transform(cnpjCharacters),
)
