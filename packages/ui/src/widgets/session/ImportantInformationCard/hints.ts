/** Why the area is only shown. */
export const areaHint = 'O preço depende da área. Para mudá-la, fale com a nossa equipe.'

/** The hint of the keys field. */
export const keysHint = 'Onde o fotógrafo pega as chaves, ou quem abre a porta.'
