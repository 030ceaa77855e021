import type {
  CompanyPage,
  ImportResult,
  MergePreview,
  StaffCompany,
  StaffCompanyDetail,
} from '@ensaio/domain'
import { statement } from './payment.ts'
import { companyPerson } from './people.ts'

/** A company as the back office lists it: prepaid, with credit. */
export function staffCompany(over: Partial<StaffCompany> = {}): StaffCompany {
  return {
    id: 2,
    name: 'Prisma Imóveis',
    corporate_name: 'Prisma Negócios Imobiliários Ltda.',
    identification: '12ABC34501DE35',
    payment_plan: 1,
    balance: 500,
    logo_url: null,
    created_at: '2026-03-02T14:20:00.000Z',
    sessions: 37,
    active: true,
    merged_into: null,
    ...over,
  }
}

/** Companies by name. */
export function staffCompanies(): StaffCompany[] {
  return [
    staffCompany({
      id: 1,
      name: 'Construtora Horizonte',
      corporate_name: 'Horizonte Empreendimentos S.A.',
      identification: '11222333000181',
      payment_plan: 2,
      balance: 0,
      sessions: 1204,
    }),
    staffCompany({
      id: 4,
      name: 'Corretora Lar & Cia',
      corporate_name: null,
      identification: null,
      balance: 0,
      sessions: 0,
    }),
    staffCompany(),
    staffCompany({
      id: 3,
      name: 'Vista Mar Incorporadora',
      corporate_name: 'Vista Mar Incorporadora Ltda.',
      identification: '45997418000153',
      balance: 12_480.9,
      sessions: 1,
    }),
  ]
}

/** A page of companies. */
export function companyPage(over: Partial<CompanyPage> = {}): CompanyPage {
  return { companies: staffCompanies(), last_page: 3, total: 61, ...over }
}

/** A whole company. */
export function staffCompanyDetail(over: Partial<StaffCompanyDetail> = {}): StaffCompanyDetail {
  return {
    ...staffCompany(),
    people: [
      companyPerson({
        id: 1,
        name: 'Mariana Duarte',
        email: 'mariana@prisma.test',
        phone: '+5511987654321',
        role: 'manager',
      }),
      companyPerson({ is_invited: true, seen_at: null }),
    ],
    statement: statement(),
    ...over,
  }
}

/** What another company would bring along: a postpaid one with another CNPJ. */
export function mergePreview(over: Partial<MergePreview> = {}): MergePreview {
  return {
    other: staffCompany({
      id: 3,
      name: 'Vista Mar Incorporadora',
      corporate_name: 'Vista Mar Incorporadora Ltda.',
      identification: '45997418000153',
      payment_plan: 2,
      balance: 120.5,
      sessions: 14,
    }),
    people: 3,
    sessions: 14,
    balance: 120.5,
    billed: -90,
    ratings: 6,
    payments: 2,
    ...over,
  }
}

/** The dry run of a file without problems. */
export function importResult(over: Partial<ImportResult> = {}): ImportResult {
  return { fresh: 38, known: 4, problems: [], problem_count: 0, ...over }
}

/** The dry run of a file with wrong lines. */
export function wrongImport(over: Partial<ImportResult> = {}): ImportResult {
  const problems = [
    { line: 3, column: 'cnpj', text: 'Este CNPJ não existe. Confira os caracteres.' },
    { line: 7, column: 'email', text: 'Informe um e-mail válido, como nome@empresa.com.br.' },
    { line: 12, column: 'cnpj', text: 'É o mesmo da linha 4.' },
  ]
  return importResult({ fresh: 35, problems, problem_count: problems.length, ...over })
}
