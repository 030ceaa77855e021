/** The lists that are downloaded as CSV, as the audit log names them (rules csv-export and audit-log). */
export const exportedListLabels = {
  sessions: 'Ensaios',
  companies: 'Clientes',
  people: 'Pessoas',
  payments: 'Pagamentos',
  leads: 'Novos clientes',
  statement: 'Fechamento',
  services: 'Serviços e preços',
  coupons: 'Cupons',
  mails: 'Caixa de saída',
  team: 'Equipe',
  photographers: 'Fotógrafos',
  numbers: 'Números',
  hostings: 'Hospedagem',
} as const

export type ExportedList = keyof typeof exportedListLabels
