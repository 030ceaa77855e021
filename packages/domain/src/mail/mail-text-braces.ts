import { atStart } from '../company/in-sentence.ts'
import type { MailPlaceholder } from './mail-placeholders.ts'
import { type MailKind, type MailText, mailKindOf } from './mail-texts.ts'

const inBraces = /\{([^{}\n]*)\}/g
const quoted = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** What is wrong with the braces of a text, as a sentence for its field; null when nothing is. */
function braceProblem(kind: MailKind, text: string): string | null {
  const { placeholders } = mailKindOf(kind)
  const known: readonly string[] = placeholders
  const unknown = [...text.matchAll(inBraces)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name))
  if (unknown !== undefined) return `Este e-mail não conhece {${unknown}}. Use ${quoted(placeholders)}.`
  return /[{}]/.test(text.replace(inBraces, '')) ? 'Feche as chaves, como em {nome}.' : null
}

/** What is wrong with the words of a mail, by field: unknown placeholders, open braces, and missing required ones (rule mail-texts). */
export function mailTextProblems(kind: MailKind, { subject, opening }: MailText): Partial<MailText> {
  const missing = mailKindOf(kind).required.filter((name) => !opening.includes(`{${name}}`))
  const lack = missing.length > 0 ? `Faltou ${quoted(missing)}: sem isso, o e-mail não se entende.` : null
  const found = { subject: braceProblem(kind, subject), opening: braceProblem(kind, opening) ?? lack }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** A text with its placeholders filled; a company's name gets its article where it begins a sentence. */
export function fillMailText(text: string, values: Partial<Record<MailPlaceholder, string>>): string {
  return text.replace(inBraces, (_, name: MailPlaceholder, at: number) => {
    const value = values[name] ?? ''
    const isFirst = /(^|[.!?]\s+)$/.test(text.slice(0, at))
    return name === 'empresa' && isFirst ? atStart(value) : value
  })
}
