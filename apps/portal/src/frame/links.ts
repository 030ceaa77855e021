import { type ClientRight, hasClientRight, type User } from '@ensaio/domain'
import type { BarLink } from '@ensaio/ui'

/** The navigation links of the signed-in person, without those that their role does not open (rule client-roles). */
export function navigationLinks(user: User | null, path: string): BarLink[] {
  if (!user) return []
  const isOrder = path.startsWith('/sessions/add')
  const where = (right: ClientRight, link: BarLink) => (hasClientRight(user, right) ? [link] : [])
  return [
    { label: 'Ensaios', href: '/sessions', current: path.startsWith('/sessions') && !isOrder },
    ...where('order', { label: 'Criar ensaio', href: '/sessions/add', current: isOrder }),
    { label: 'Números', href: '/numbers', current: path.startsWith('/numbers') },
    ...where('statement', { label: 'Extrato', href: '/statement', current: path.startsWith('/statement') }),
    { label: 'Configurações', href: '/profile', current: path.startsWith('/profile') },
  ]
}
