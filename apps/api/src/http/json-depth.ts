/** How many objects and lists of a request may lie inside each other. */
const deepestJson = 32

/** Do more objects and lists of a JSON text lie inside each other than `deepest`? It reads the text from end to end and never calls itself. */
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
