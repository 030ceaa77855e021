/** What stands where somebody was named. */
const redacted = '[apagado]'

/** Makes what takes words out of a text, whatever their case, where they stand as words of their own. */
export function redactor(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return (text) => text
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, redacted)
}

/** The same in every text of a value of JSON. */
export function redactValue(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((one) => redactValue(one, redact))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactValue(one, redact)]))
}
