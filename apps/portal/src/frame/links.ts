import type { User } from '@ensaio/domain'
import type { BarLink } from '@ensaio/ui'

/** The navigation links of the signed-in person. */
export function navigationLinks(user: User | null, path: string): BarLink[] {
  if (!user) return []
  const isOrder = path.startsWith('/sessions/add')
  return [
    { label: 'Ensaios', href: '/sessions', current: path.startsWith('/sessions') && !isOrder },
    { label: 'Criar ensaio', href: '/sessions/add', current: isOrder },
    { label: 'Extrato', href: '/statement', current: path.startsWith('/statement') },
    { label: 'Configurações', href: '/profile', current: path.startsWith('/profile') },
  ]
}
