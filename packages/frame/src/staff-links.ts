import { hasRight, type Right, type User } from '@ensaio/domain'
import type { BarLink } from '@ensaio/ui'

const places: readonly { label: string; href: string; right?: Right }[] = [
  { label: 'Ensaios', href: '/' },
  { label: 'Agenda', href: '/agenda', right: 'fieldwork' },
  { label: 'Novos clientes', href: '/leads', right: 'sales' },
  { label: 'Clientes', href: '/companies', right: 'clients' },
  { label: 'Fechamentos', href: '/statements', right: 'credit' },
  { label: 'Números', href: '/numbers', right: 'numbers' },
  { label: 'Serviços', href: '/services', right: 'prices' },
  { label: 'Caixa de saída', href: '/outbox', right: 'mails' },
  { label: 'Equipe', href: '/team', right: 'team' },
  { label: 'Configurações', href: '/settings', right: 'house' },
  { label: 'Registro', href: '/audit', right: 'audit' },
  { label: 'Situação', href: '/status', right: 'operation' },
  { label: 'Minha conta', href: '/profile/password' },
]

function isAt(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path.startsWith('/sessions')
  if (href === '/profile/password') return path.startsWith('/profile')
  return path.startsWith(href)
}

/** The back office's navigation for a member of staff at a path: the pages that their rights open (rule office-roles). */
export function staffLinks(user: User, path: string): BarLink[] {
  return places
    .filter(({ right }) => right === undefined || hasRight(user, right))
    .map(({ label, href }) => ({ label, href, current: isAt(path, href) }))
}
