import * as v from 'valibot'

/** A person's name or another short line: trimmed, not empty, at most 120 characters, no control characters (rule required-fields). */
export function line(missing: string, longest = 120) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Use no máximo ${longest} caracteres.`),
    v.regex(/^\P{Cc}*$/u, 'Use apenas letras, números e sinais.'),
  )
}

/** A note of several lines that may be empty: trimmed, at most 2,000 characters. */
export function note(longest = 2000) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, `Use no máximo ${longest} caracteres.`),
    v.check((text) => !text.includes('\u0000'), 'Use apenas letras, números e sinais.'),
  )
}

/** A text that may be missing: an empty one becomes null, any other must fit the schema. */
export const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null || text.trim() === '' ? null : text)),
    v.nullable(schema),
  )

/** An e-mail address, lower-cased; strict enough that no header or second recipient fits in (rule one-recipient). */
export const Email = v.pipe(
  v.string('Informe o e-mail.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Informe o e-mail.'),
  v.maxLength(254, 'Use no máximo 254 caracteres.'),
  v.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
    'Informe um e-mail válido, como nome@empresa.com.br.',
  ),
)

/** The first name of a full name: "Caio Brandão" is "Caio". All that those who receive a photographer read of them (rule first-name-only). */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}
