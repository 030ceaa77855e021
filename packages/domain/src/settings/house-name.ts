/** The name of a house that has not chosen one. */
export const standardName = 'Ensaio'

/** A house's name in a sentence: `no Ensaio`; other names get no article, because their gender is unknown: `em Luz do Vale`. */
export function houseWords(name: string) {
  const isStandard = name === standardName
  return {
    name,
    the: isStandard ? 'o Ensaio' : name,
    at: isStandard ? 'no Ensaio' : `em ${name}`,
    to: isStandard ? 'ao Ensaio' : `a ${name}`,
    of: isStandard ? 'do Ensaio' : `de ${name}`,
    with: isStandard ? 'com o Ensaio' : `com ${name}`,
  }
}
export type HouseWords = ReturnType<typeof houseWords>
