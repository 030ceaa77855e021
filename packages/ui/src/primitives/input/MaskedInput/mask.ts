/** A format: `#` is a digit, `A` a letter or digit (stored in capitals), anything else is inserted automatically. */
export type Mask = string | ((characters: string) => string)

const accepts: Record<string, RegExp> = { '#': /\d/, A: /[0-9A-Z]/ }

function shapeOf(mask: Mask, characters: string): string {
  return typeof mask === 'string' ? mask : mask(characters)
}

/** Returns the characters of a text that fit the mask, without punctuation. */
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

/** Formats characters by the mask, as far as they reach: `11987` in `(##) #####-####` is `(11) 987`. */
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

/** The allowed caret positions in a masked text: beside typed characters, not inside punctuation. */
export function caretPlaces(shown: string): boolean[] {
  const isTyped = (sign: string | undefined) => sign !== undefined && /[0-9A-Z]/.test(sign)
  return Array.from({ length: shown.length + 1 }, (_, at) => isTyped(shown[at]) || isTyped(shown[at - 1]))
}
