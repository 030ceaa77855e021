import { hasRight, type Right, type User } from '@ensaio/domain'
import type { BarLink } from '@ensaio/ui'

const places: readonly { label: string; href: string; right?: Right; rare?: boolean }[] = [
  { label: 'Ensaios', href: '/' },
  { label: 'Agenda', href: '/agenda', right: 'fieldwork' },
  { label: 'Novos clientes', href: '/leads', right: 'sales' },
  { label: 'Clientes', href: '/companies', right: 'clients' },
  { label: 'Fechamentos', href: '/statements', right: 'credit' },
  { label: 'Números', href: '/numbers', right: 'numbers' },
  { label: 'Serviços', href: '/services', right: 'prices' },
  { label: 'Hospedagem', href: '/hosting', right: 'clients', rare: true },
  { label: 'Caixa de saída', href: '/outbox', right: 'mails', rare: true },
  { label: 'Equipe', href: '/team', right: 'team', rare: true },
  { label: 'Configurações', href: '/settings', right: 'house', rare: true },
  { label: 'Registro', href: '/audit', right: 'audit', rare: true },
  { label: 'Situação', href: '/status', right: 'operation', rare: true },
  { label: 'Minha conta', href: '/profile/password', rare: true },
]

// As many as a bar of 1280 px shows in one line.
const inLine = 7

function isAt(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path.startsWith('/sessions')
  if (href === '/profile/password') return path.startsWith('/profile')
  return path.startsWith(href)
}

/** The back office's navigation for a member of staff at a path: the pages that their rights open (rule office-roles); of many, those of less use under "Mais". */
export function staffLinks(user: User, path: string): BarLink[] {
  const open = places.filter(({ right }) => right === undefined || hasRight(user, right))
  const isGrouped = open.length > inLine
  return open.map(({ label, href, rare = false }) => ({
    ...{ label, href, current: isAt(path, href) },
    ...(isGrouped && rare ? { rare } : {}),
  }))
}
