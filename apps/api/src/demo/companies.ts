import type { Cents, PaymentPlan } from '@ensaio/domain'
import type { DemoLogo } from './logos/draw-logo.ts'

/** The keys of the demo's companies. */
export type CompanyKey = 'postpaid' | 'prepaid' | 'broke' | 'fresh' | 'other'

/** A company of the demo; `balance` is its final credit. */
export interface DemoCompany {
  key: CompanyKey
  name: string
  corporateName: string
  /** CNPJ with valid check digits. */
  identification: string
  paymentPlan: PaymentPlan
  balance: Cents
  /** For how many days it has been a client. */
  clientDays: number
  /** Adjustments of its credit. */
  adjustments?: readonly { amount: Cents; reason: string; hoursAgo: number }[]
  /** The prefix of its reference codes. */
  code: string
  logo: DemoLogo | null
}

/** Fictional developers and agencies. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'postpaid',
    clientDays: 1130,
    name: 'Construtora Horizonte',
    corporateName: 'Horizonte Construções e Incorporações Ltda.',
    identification: '11222333000181',
    paymentPlan: 2,
    balance: 0,
    code: 'HZ',
    logo: { shape: 'towers', colour: '#1f4e5f' },
  },
  {
    key: 'prepaid',
    clientDays: 640,
    name: 'Imobiliária Maré Alta',
    corporateName: 'Maré Alta Negócios Imobiliários Ltda.',
    identification: '12345678000195',
    paymentPlan: 1,
    balance: 50_000,
    adjustments: [
      { amount: 17_800, reason: 'Cortesia pela entrega atrasada', hoursAgo: 220 },
      { amount: -8_900, reason: 'Cortesia lançada em dobro', hoursAgo: 218 },
    ],
    code: 'MA',
    logo: { shape: 'waves', colour: '#0b6e8a' },
  },
  {
    key: 'broke',
    clientDays: 395,
    name: 'Lume Imóveis',
    corporateName: 'Lume Consultoria Imobiliária Ltda.',
    identification: '12ABC34501DE35',
    paymentPlan: 1,
    balance: 0,
    adjustments: [{ amount: 5_000, reason: 'Crédito de boas-vindas', hoursAgo: 2400 }],
    code: 'LU',
    logo: { shape: 'sun', colour: '#b4541a' },
  },
  {
    key: 'fresh',
    clientDays: 2,
    name: 'Belmonte Residenciais',
    corporateName: 'Belmonte Residenciais Ltda.',
    identification: '11444777000161',
    paymentPlan: 2,
    balance: 0,
    code: 'BR',
    logo: null,
  },
  {
    key: 'other',
    clientDays: 871,
    name: 'Atlas Incorporadora',
    corporateName: 'Atlas Incorporadora S.A.',
    identification: '45723174000110',
    paymentPlan: 2,
    balance: 0,
    code: 'AT',
    logo: { shape: 'arch', colour: '#4b3b73' },
  },
]
