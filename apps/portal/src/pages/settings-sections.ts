import type { SettingsSection } from '@ensaio/ui'

/** The sections of "Configurações", in the order of the menu. */
export const settingsSections: readonly SettingsSection[] = [
  { label: 'Trocar senha', href: '/profile/password' },
  { label: 'Segurança', href: '/profile/security' },
  { label: 'Empresa e logo', href: '/profile/company' },
  { label: 'Pessoas', href: '/profile/people' },
  { label: 'Dados', href: '/profile/data' },
]
