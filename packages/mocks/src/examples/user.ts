import type { Company, User } from '@ensaio/domain'

/** A postpaid developer company without a logo. */
export function company(over: Partial<Company> = {}): Company {
  return {
    id: 1,
    name: 'Construtora Horizonte',
    payment_plan: 2,
    credit: { balance: 0 },
    logo_url: null,
    ...over,
  }
}

/** A user of that company. */
export function user(over: Partial<User> = {}): User {
  return {
    scope: 'client',
    name: 'Mariana Duarte',
    email: 'pospago@demo.test',
    phone: '+5511987654321',
    first_login: false,
    client: company(),
    ...over,
  }
}
