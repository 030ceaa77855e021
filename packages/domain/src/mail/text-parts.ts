/** The placeholders of a mail: about the house, a property, or a visit. */
export const ofHouse = ['nome', 'casa', 'à casa', 'da casa', 'na casa'] as const
export const ofPlace = [...ofHouse, 'endereço'] as const
const ofVisit = [...ofPlace, 'data'] as const

/** The readers of a mail, as the list of mails names them. */
export const client = 'Quem fez o pedido'
const both = 'Quem fez o pedido e quem recebe o fotógrafo'

/** The facts that mails about the same subject share. */
export const aboutHouse = {
  to: 'A pessoa nova',
  placeholders: ofHouse,
  required: [],
  namesVisit: false,
} as const
export const aboutPayment = { ...aboutHouse, to: 'Quem pagou' } as const
export const aboutPlace = { to: client, placeholders: ofPlace, required: [], namesVisit: true } as const
export const aboutPlaceToBoth = { ...aboutPlace, to: both } as const
export const aboutVisit = { to: both, placeholders: ofVisit, required: [], namesVisit: true } as const
export const aboutReminder = {
  ...aboutVisit,
  to: 'Quem recebe o fotógrafo, quem fez o pedido e quem foi indicado para agendar',
  placeholders: [...ofVisit, 'quando'],
} as const
export const aboutSeveral = { ...aboutVisit, placeholders: [...ofVisit, 'quantidade'] } as const
