import * as v from 'valibot'
import { checkDigit } from './check-digit.ts'

/** Any spelling of a CPF → its digits. */
export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Are both check digits of this CPF valid (rule tax-documents)? False for eleven equal digits. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text)
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const first = checkDigit(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = checkDigit(digits.slice(0, 9) + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return digits.endsWith(`${first}${second}`)
}

/** `52998224725` → `529.982.247-25`. */
export function formatCpf(text: string): string {
  return cpfDigits(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** Parses any spelling of a CPF into its 11 digits. */
export const Cpf = v.pipe(
  v.string('Informe o CPF.'),
  v.trim(),
  v.nonEmpty('Informe o CPF.'),
  v.check(isCpf, 'Este CPF não existe. Confira os números.'),
  v.transform(cpfDigits),
)
