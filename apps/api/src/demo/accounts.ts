import type { ClientRole, OfficeRole, Scope } from '@ensaio/domain'
import { passwordFits } from '../accounts/passwords.ts'
import type { Database } from '../database/database.ts'
import type { CompanyKey } from './companies.ts'

/** An account of the demo. */
export interface DemoAccount {
  email: string
  password: string
  name: string
  phone: string
  scope: Scope
  /** Set for the office. */
  role?: OfficeRole
  /** The role in the company; set for clients. */
  clientRole?: ClientRole
  company: CompanyKey | null
  firstLogin: boolean
  /** Its description in the list that the start prints. */
  about: string
}

const password = 'ensaio123'

function client(
  company: CompanyKey,
  about: string,
  person: { email: string; name: string; phone: string; firstLogin?: boolean; clientRole?: ClientRole },
): DemoAccount {
  return { firstLogin: false, clientRole: 'manager', ...person, password, scope: 'client', company, about }
}

/** The accounts of the demo (rule demo-seed). */
export const demoAccounts: readonly DemoAccount[] = [
  client('postpaid', 'cliente pós-pago, com cerca de 60 ensaios', {
    email: 'pospago@demo.test',
    name: 'Mariana Duarte',
    phone: '+5511987654321',
  }),
  client('prepaid', 'cliente pré-pago, R$ 500,00 de crédito', {
    email: 'prepago@demo.test',
    name: 'Rafael Nogueira',
    phone: '+5521981234567',
  }),
  client('broke', 'cliente pré-pago, sem crédito', {
    email: 'semcredito@demo.test',
    name: 'Camila Ferraz',
    phone: '+5551992345678',
  }),
  client('fresh', 'primeiro acesso', {
    email: 'novo@demo.test',
    name: 'Thiago Belmonte',
    phone: '+5511976543210',
    firstLogin: true,
  }),
  client('other', 'outra empresa', {
    email: 'outra@demo.test',
    name: 'Beatriz Salgado',
    phone: '+5511965432109',
  }),
  {
    email: 'fotografo@demo.test',
    password,
    name: 'Caio Brandão',
    phone: '+5511954321098',
    scope: 'provider',
    company: null,
    firstLogin: false,
    about: 'fotógrafo (não entra no portal)',
  },
  {
    email: 'admin@demo.test',
    password,
    name: 'Helena Prado',
    phone: '+5511943210987',
    scope: 'admin',
    role: 'administrator',
    company: null,
    firstLogin: false,
    about: 'administração (não entra no portal)',
  },
  {
    email: 'coordenacao@demo.test',
    password,
    name: 'Otávio Lins',
    phone: '+5511932109876',
    scope: 'admin',
    role: 'coordinator',
    company: null,
    firstLogin: false,
    about: 'coordenação (não entra no portal)',
  },
  client('postpaid', 'financeiro do cliente pós-pago: lê o extrato', {
    email: 'financeiro@demo.test',
    name: 'Lívia Rocha',
    phone: '+5511921098765',
    clientRole: 'finance',
  }),
  client('postpaid', 'leitura do cliente pós-pago: só acompanha', {
    email: 'leitura@demo.test',
    name: 'Pedro Salles',
    phone: '+5511910987654',
    clientRole: 'reader',
  }),
]

/** Does the published password still make an administrator of whoever knows it (rule demo-seed)? */
export async function isOpenToAll(db: Database): Promise<boolean> {
  const administrators = demoAccounts.filter(({ role }) => role === 'administrator')
  const found = await db
    .selectFrom('users')
    .select('password_hash')
    .where(
      'email',
      'in',
      administrators.map(({ email }) => email),
    )
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined && passwordFits(found.password_hash, password)
}
