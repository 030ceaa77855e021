/** Why the area is only shown. */
export const areaHint = 'O preço depende da área. Para mudá-la, fale com a nossa equipe.'

/** The hint of the keys field. */
export const keysHint = 'Onde o fotógrafo pega as chaves, ou quem abre a porta.'

/** The least width in pixels of the fields of unit and block: beside a required area they are called optional, which takes more room. */
export const unitWidth = (areaReadOnly: boolean): number => (areaReadOnly ? 140 : 200)
