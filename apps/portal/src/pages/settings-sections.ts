import { type ClientRight, hasClientRight, type User } from '@ensaio/domain'
import type { SettingsSection } from '@ensaio/ui'

const sections: readonly (SettingsSection & { right?: ClientRight })[] = [
  { label: 'Trocar senha', href: '/profile/password' },
  { label: 'Segurança', href: '/profile/security' },
  { label: 'Calendário', href: '/profile/calendar' },
  { label: 'Mensagens', href: '/profile/mails' },
  { label: 'Empresa e logo', href: '/profile/company', right: 'company' },
  { label: 'Pessoas', href: '/profile/people', right: 'people' },
  { label: 'Integrações', href: '/profile/systems', right: 'systems' },
  { label: 'Dados', href: '/profile/data', right: 'company' },
]

/** The sections of "Configurações" that the person's role opens, in the order of the menu (rule client-roles). */
export function settingsSections(user: User | null): SettingsSection[] {
  return sections.filter(({ right }) => right === undefined || hasClientRight(user, right))
}
