import * as v from 'valibot'

const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}

/** A Brazilian phone: a DDD in use and 8 (landline) or 9 (mobile) digits (rule tax-documents), with or without mask and +55 (rule wire-digits). */
export function isPhone(text: string): boolean {
  const digits = nationalDigits(text)
  return areaCodes.has(digits.slice(0, 2)) && /^\d\d(9\d{8}|[2-5]\d{7})$/.test(digits)
}

/** Is it a mobile number, and so reachable by WhatsApp? */
export function isMobile(text: string): boolean {
  return isPhone(text) && nationalDigits(text).length === 11
}

/** Any spelling of a phone → E.164: `(51) 99999-8888` → `+5551999998888`. */
export function phoneToE164(text: string): string {
  return `+55${nationalDigits(text)}`
}

/** Any spelling of a phone → `(51) 99999-8888` or `(51) 3333-4444`; returns other texts unchanged. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text
  const digits = nationalDigits(text)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`
}

/** Parses any spelling of a Brazilian phone into E.164. */
export const Phone = v.pipe(
  v.string('Informe o telefone.'),
  v.trim(),
  v.nonEmpty('Informe o telefone.'),
  v.check(isPhone, 'Informe um telefone com DDD, como (11) 91234-5678.'),
  v.transform(phoneToE164),
)
