/** Texts that the specification gives literally, and that hold although they say "sessão". */
export const specWords: readonly string[] = [
  'Falha ao salvar sessões!',
  'Não foi possível atualizar a sessão.',
]

const wrong: readonly RegExp[] = [
  // The word is "ensaio"; whoever has to sign in again is told so.
  /\p{L}*sess(ão|ões)\p{L}*/iu,
  // One colon leads to one thing.
  /::|: [^.!?:\n]+: /,
]

/** What a text says that no reader should read: "sessão", or a colon after a colon. */
export function wrongWords(text: string, allowed: readonly string[]): string[] {
  const rest = allowed.reduce((left, literal) => left.replaceAll(literal, ''), text)
  return wrong.flatMap((pattern) => (pattern.test(rest) ? [rest.trim()] : []))
}
