/** The replacement for erased words. */
const redacted = '[apagado]'

/** Creates a function that replaces whole words in a text, ignoring case. */
export function redactor(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return (text) => text
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, redacted)
}

/** Redacts all texts of a JSON value. */
export function redactValue(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((one) => redactValue(one, redact))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactValue(one, redact)]))
}
