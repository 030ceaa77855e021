import {
  centsOf,
  clientRoleNames,
  companiesCsv,
  companyPaymentsCsv,
  companyPeopleCsv,
  formatCnpj,
  formatDate,
  formatPhone,
  leadStateLabels,
  leadsCsv,
  paymentLabel,
  wallClock,
} from '@ensaio/domain'
import { inBatches } from '../database/in-batches.ts'
import { dayAndTime, linesOf, wholeList } from '../files/csv-lines.ts'
import type { ServeCsv } from '../http/serve-csv.ts'
import { readPayments } from '../payments/repository/refunds.ts'
import { companyAt } from './adjust-company.ts'
import { companiesAt, companyIds } from './repository/companies.ts'
import { leadIds, leadsAt } from './repository/leads.ts'
import { readPeople } from './repository/people.ts'

/** Two decimals and a comma, so that a spreadsheet sums it. */
const reais = (amount: number) => (centsOf(amount) / 100).toFixed(2).replace('.', ',')
const cnpj = (text: string | null) => (text === null ? null : formatCnpj(text))

/** Companies, their people and payments, and leads as CSV (rules csv-export and office-roles). */
export function companyCsvRoutes(serveCsv: ServeCsv): void {
  serveCsv(companiesCsv, async ({ db, body, zone }) => {
    const ids = await companyIds(db, body.text)
    return {
      head: [
        'Cliente',
        'Razão social',
        'CNPJ',
        'Plano',
        'Créditos (R$)',
        'Ensaios',
        'Desde',
        'Ativo',
        'Unido a',
      ],
      rows: linesOf(
        inBatches(ids, (part) => companiesAt(db, part)),
        (one) => [
          ...[one.name, one.corporate_name, cnpj(one.identification)],
          ...[one.payment_plan === 1 ? 'Pré-pago' : 'Pós-pago', reais(one.balance), one.sessions],
          ...[formatDate(wallClock(one.created_at, zone).date), one.active ? 'Sim' : 'Não'],
          one.merged_into?.name ?? null,
        ],
      ),
    }
  })

  serveCsv(companyPeopleCsv, async ({ db, params, zone }) => {
    const company = await companyAt(db, params.id)
    return {
      head: ['Nome', 'E-mail', 'Telefone', 'Papel', 'Acesso', 'Último uso', 'Hora'],
      rows: linesOf(wholeList(await readPeople(db, params.id, null)), (one) => [
        ...[
          one.name,
          one.email,
          one.phone === null ? null : formatPhone(one.phone),
          clientRoleNames[one.role],
        ],
        ...[one.active ? (one.is_invited ? 'Convite enviado' : 'Ativo') : 'Sem acesso'],
        ...dayAndTime(one.seen_at, zone),
      ]),
      event: { kind: 'company_list_exported', subjectId: company.id, detail: { list: 'people' } },
    }
  })

  serveCsv(companyPaymentsCsv, async ({ db, params, zone }) => {
    const company = await companyAt(db, params.id)
    return {
      head: [
        'Data',
        'Hora',
        'Referência',
        'Descrição',
        'Pagador',
        'Forma',
        'Valor (R$)',
        'Devolvido (R$)',
        'Situação',
      ],
      rows: linesOf(wholeList(await readPayments(db, params.id, null)), (one) => [
        ...[...dayAndTime(one.created_at, zone), one.reference, one.description, one.payer],
        ...[one.method === 'pix' ? 'PIX' : 'Cartão', reais(one.amount)],
        reais(
          one.refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0),
        ),
        paymentLabel(one.status),
      ]),
      event: { kind: 'company_list_exported', subjectId: company.id, detail: { list: 'payments' } },
    }
  })

  serveCsv(leadsCsv, async ({ db, body, zone }) => {
    const ids = await leadIds(db, body.text)
    return {
      head: [
        ...['Data', 'Hora', 'Empresa', 'CNPJ', 'Contato', 'E-mail', 'Telefone', 'Cidade'],
        ...['Tours por mês', 'Maior área (m²)', 'Situação'],
      ],
      rows: linesOf(
        inBatches(ids, (part) => leadsAt(db, part)),
        (one) => [
          ...[
            ...dayAndTime(one.created_at, zone),
            one.company,
            cnpj(one.identification),
            one.name,
            one.email,
          ],
          ...[
            formatPhone(one.phone),
            one.city,
            one.tours_per_month,
            one.largest_area,
            leadStateLabels[one.state],
          ],
        ],
      ),
    }
  })
}
