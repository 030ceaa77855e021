/** A part of a mail's text, at the offset `at`; `href` is null unless it is a web address. */
export type LetterPart = { at: number; text: string; href: string | null }

/** Splits a mail's text into web addresses and the text between them; punctuation after an address is not part of it. */
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
