import type { User } from '@ensaio/domain'
import type { BarLink } from '@ensaio/ui'

const places = [
  { label: 'Ensaios', href: '/', admin: false },
  { label: 'Agenda', href: '/agenda', admin: false },
  { label: 'Novos clientes', href: '/leads', admin: true },
  { label: 'Clientes', href: '/companies', admin: true },
  { label: 'Serviços', href: '/services', admin: true },
  { label: 'Caixa de saída', href: '/outbox', admin: true },
  { label: 'Configurações', href: '/settings', admin: true },
  { label: 'Situação', href: '/status', admin: true },
  { label: 'Trocar senha', href: '/profile/password', admin: false },
]

function isAt(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path.startsWith('/sessions')
  return path.startsWith(href)
}

/** The back office's navigation for a member of staff at a path; photographers get no admin pages (rule accessible-to). */
export function staffLinks(user: User, path: string): BarLink[] {
  return places
    .filter(({ admin }) => !admin || user.scope === 'admin')
    .map(({ label, href }) => ({ label, href, current: isAt(path, href) }))
}
