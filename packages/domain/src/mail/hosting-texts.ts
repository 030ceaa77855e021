import { aboutHouse, aboutPlace, ofHouse, ofPlace } from './text-parts.ts'

/** The mails about what is kept after the delivery, and until when: the hosting of tours, and originals. */
export const hostingTexts = {
  hosting_ends: {
    ...aboutPlace,
    label: 'Hospedagem de um tour que termina',
    to: 'Gestão da empresa e quem fez o pedido',
    placeholders: [...ofPlace, 'prazo'],
    subject: 'A hospedagem do tour termina {prazo}',
    opening: 'O tour virtual deste ensaio sai do ar {prazo}, quando termina a hospedagem:',
  },
  hostings_end: {
    ...aboutHouse,
    label: 'Hospedagem de vários tours que termina',
    to: 'Gestão da empresa e quem fez os pedidos',
    placeholders: [...ofHouse, 'quantidade', 'prazo'],
    subject: 'A hospedagem de {quantidade} tours termina {prazo}',
    opening: 'Estes tours virtuais saem do ar {prazo}, quando termina a hospedagem:',
  },
  hosting_renewed: {
    ...aboutPlace,
    label: 'Hospedagem renovada',
    to: 'Quem renovou, ou quem fez o pedido',
    subject: 'Hospedagem renovada',
    opening: 'A hospedagem do tour virtual foi renovada. Vale o que está aqui:',
  },
  originals_leave: {
    ...aboutPlace,
    label: 'Originais de um ensaio que vão para o arquivo',
    to: 'Gestão da empresa e quem fez o pedido',
    placeholders: [...ofPlace, 'prazo'],
    subject: 'Os originais das fotos vão para o arquivo {prazo}',
    opening: 'As fotos deste ensaio continuam no ar. Os originais vão para o arquivo {prazo}:',
  },
  originals_leave_all: {
    ...aboutHouse,
    label: 'Originais de vários ensaios que vão para o arquivo',
    to: 'Gestão da empresa e quem fez os pedidos',
    placeholders: [...ofHouse, 'quantidade', 'prazo'],
    subject: 'Os originais de {quantidade} ensaios vão para o arquivo {prazo}',
    opening: 'As fotos destes ensaios continuam no ar. Os originais vão para o arquivo {prazo}:',
  },
  originals_back: {
    ...aboutPlace,
    label: 'Originais de volta do arquivo',
    to: 'Quem pediu os originais de volta',
    placeholders: [...ofPlace, 'prazo'],
    subject: 'Os originais das fotos estão de volta',
    opening: 'Os originais das fotos deste ensaio estão de volta, {prazo}:',
  },
} as const
