import { inflateSync } from 'node:zlib'

/** Names in a pdf that make it act, carry another file, or hide what it holds. Long ones: chance writes none of them. */
const activeName =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Encrypt)(?![A-Za-z0-9])/
const mostInflated = 32 * 1024 * 1024

/** Names may be written in hexadecimal: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** The streams that hold objects, inflated, as a plain look does not see their names; null when one cannot be read. */
function objectStreams(text: string): string[] | null {
  const found: string[] = []
  let left = mostInflated
  for (const match of text.matchAll(/\bstream\r?\n/g)) {
    const about = plainNames(text.slice(Math.max(0, text.lastIndexOf('obj', match.index)), match.index))
    if (!about.includes('/ObjStm')) continue
    try {
      const content = Buffer.from(text.slice(match.index + match[0].length), 'latin1')
      const inflated = inflateSync(content, { maxOutputLength: left })
      left -= inflated.length
      found.push(inflated.toString('latin1'))
    } catch {
      return null
    }
  }
  return found
}

/** Could this pdf do more than be looked at? One that hides what it holds counts as if it did. */
export function isActivePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  const hidden = objectStreams(text)
  return hidden === null || [text, ...hidden].some((part) => activeName.test(plainNames(part)))
}
