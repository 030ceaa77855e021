/** Literal texts of the specification that may contain "sessão". */
export const specWords: readonly string[] = [
  'Falha ao salvar sessões!',
  'Não foi possível atualizar a sessão.',
]

const wrong: readonly RegExp[] = [
  // The word for users is "ensaio"; a login session is never called "sessão" either.
  /\p{L}*sess(ão|ões)\p{L}*/iu,
  // At most one colon a sentence.
  /::|: [^.!?:\n]+: /,
]

/** Returns the text when it contains forbidden words: "sessão", or a second colon in a sentence. */
export function wrongWords(text: string, allowed: readonly string[]): string[] {
  const rest = allowed.reduce((left, literal) => left.replaceAll(literal, ''), text)
  return wrong.flatMap((pattern) => (pattern.test(rest) ? [rest.trim()] : []))
}
