/** A stretch of a mail's text that begins `at` a place in it; `href` where it is an address of the web. */
export type LetterPart = { at: number; text: string; href: string | null }

/** Tells the web addresses in a mail's text from the words around them; the point that ends a sentence is no part of one. */
export function letterParts(text: string): LetterPart[] {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
  let at = 0
  const parts = pieces.map((piece, place) => {
    const part = { at, text: piece, href: place % 2 === 1 ? piece : null }
    at += piece.length
    return part
  })
  return parts.filter((part) => part.text !== '')
}
