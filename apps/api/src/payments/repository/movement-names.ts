import type { CompanyTables } from '../../database/tables/company.ts'

/** The names of the kinds of movements, as spreadsheets show them. */
export const movementNames: Record<CompanyTables['ledger_entries']['kind'], string> = {
  payment: 'Pagamento',
  order: 'Ensaio',
  refund: 'Devolução',
  fee: 'Taxa de cancelamento',
  adjustment: 'Ajuste',
  reversal: 'Pagamento devolvido',
  service_change: 'Mudança de serviço',
  repayment: 'Devolução de pagamento',
  settlement: 'Pagamento de fatura',
  hosting: 'Hospedagem',
}
