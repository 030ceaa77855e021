const articles: Record<string, 'a' | 'o'> = {
  administradora: 'a',
  construtora: 'a',
  corretora: 'a',
  empresa: 'a',
  imobiliária: 'a',
  imobiliaria: 'a',
  incorporadora: 'a',
  loteadora: 'a',
  urbanizadora: 'a',
  consórcio: 'o',
  escritório: 'o',
  grupo: 'o',
  instituto: 'o',
}

function articleOf(name: string): 'a' | 'o' | undefined {
  return articles[name.split(/\s+/)[0]?.toLowerCase() ?? '']
}

/** A company's name inside a sentence: `a Construtora Horizonte`; without an article when the gender is unknown. */
export function inSentence(company: string): string {
  const name = company.trim()
  return [articleOf(name), name].filter(Boolean).join(' ')
}

/** A company's name as the first words of a sentence: `A Construtora Horizonte`. */
export function atStart(company: string): string {
  const name = company.trim()
  return [articleOf(name)?.toUpperCase(), name].filter(Boolean).join(' ')
}
