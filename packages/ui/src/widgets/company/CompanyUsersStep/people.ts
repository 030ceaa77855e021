import {
  type ClientRole,
  type CompanyMember,
  formatCpf,
  type OnboardingUser,
  type RepresentativeFlag,
  representatives,
} from '@ensaio/domain'

/** Somebody being named: one of the three representatives (`flag`) or an extra person. */
export type Person = {
  key: string
  flag: RepresentativeFlag | null
  isMe: boolean
  name: string
  cpf: string
  email: string
  /** The role that a new extra person gets; null where it follows from the function, or is there already. */
  role: ClientRole | null
  /** Saved on the server with these values, so it is not sent again. */
  saved: boolean
  /** Has an account by invitation, and has set no password yet. */
  isInvited: boolean
}

/** The errors of one person, by field or for the whole. */
export type PersonProblem = { fields: Partial<Record<string, string>>; message: string | null }

/** Nobody yet, for a representative or for an extra person. */
export function nobody(key: string, flag: RepresentativeFlag | null = null): Person {
  const role = flag === null ? 'orders' : null
  return { key, flag, isMe: false, name: '', cpf: '', email: '', role, saved: false, isInvited: false }
}

function personOf(member: CompanyMember, key: string, flag: RepresentativeFlag | null): Person {
  const { name, email, cpf, is_me, is_invited } = member
  const isInvited = is_invited && !is_me
  return { key, flag, isMe: is_me, name, cpf: cpf ?? '', email, role: null, saved: true, isInvited }
}

/** The three representatives, then the extra people, out of those saved so far. */
export function peopleOf(members: readonly CompanyMember[]): Person[] {
  const named = representatives.map(({ flag }) => {
    const member = members.find((one) => one[flag])
    return member ? personOf(member, flag, flag) : nobody(flag, flag)
  })
  const extras = members.filter((one) => !one.is_me && representatives.every(({ flag }) => !one[flag]))
  return [...named, ...extras.map((one) => personOf(one, one.email, null))]
}

/** A person as they are sent. */
export function onboardingUserOf({ flag, isMe, name, cpf, email, role }: Person): OnboardingUser {
  const flags = flag ? { [flag]: true } : {}
  return isMe
    ? { is_me: true, ...flags }
    : { is_me: false, name, cpf, email, ...(role && { role }), ...flags }
}

/** `Mariana Duarte · 529.982.247-25 · mariana@horizonte.test`; unknown parts are left out. */
export function personLine({ name, cpf, email }: Pick<Person, 'name' | 'cpf' | 'email'>): string {
  return [name, cpf && formatCpf(cpf), email].filter(Boolean).join(' · ')
}
