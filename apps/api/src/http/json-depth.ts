/** The most levels of objects and lists in a request (rule wire-depth). */
const deepestJson = 32

/** Is a JSON text nested deeper than `deepest`? Reads the text once, without recursion. */
export function isTooDeep(text: string, deepest = deepestJson): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character === '\\') at += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}
