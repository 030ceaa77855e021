/** A shape for typed characters: `#` is a digit, `A` a letter or digit (kept in capitals), anything else is put in by itself. */
export type Mask = string | ((characters: string) => string)

const accepts: Record<string, RegExp> = { '#': /\d/, A: /[0-9A-Z]/ }

function shapeOf(mask: Mask, characters: string): string {
  return typeof mask === 'string' ? mask : mask(characters)
}

/** The characters of a text that fit a mask, without its punctuation. */
export function fitting(mask: Mask, typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const slots = shapeOf(mask, characters).replace(/[^#A]/g, '')
  let kept = ''
  for (const character of characters) {
    const slot = slots[kept.length]
    if (slot === undefined) break
    if (accepts[slot]?.test(character)) kept += character
  }
  return kept
}

/** The characters laid over the mask, as far as they go: `11987` over `(##) #####-####` is `(11) 987`. */
export function masked(mask: Mask, typed: string): string {
  const characters = fitting(mask, typed)
  let shown = ''
  let used = 0
  for (const sign of shapeOf(mask, characters)) {
    if (used >= characters.length) break
    shown += sign in accepts ? characters[used++] : sign
  }
  return shown
}

/** Where the caret may stand in a masked text: beside what was typed, not inside the punctuation. */
export function caretPlaces(shown: string): boolean[] {
  const isTyped = (sign: string | undefined) => sign !== undefined && /[0-9A-Z]/.test(sign)
  return Array.from({ length: shown.length + 1 }, (_, at) => isTyped(shown[at]) || isTyped(shown[at - 1]))
}
