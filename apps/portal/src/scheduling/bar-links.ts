import type { User } from '@ensaio/domain'
import { staffLinks } from '@ensaio/frame'
import type { BarLink } from '@ensaio/ui'
import { navigationLinks } from '../frame/links.ts'

/** The signed-in user's navigation on a scheduling link: portal pages for clients, back-office pages for staff. */
export function barLinks(user: User): BarLink[] {
  if (user.scope === 'client') return navigationLinks(user, '/calendar')
  return staffLinks(user, '/calendar').map((link) => ({ ...link, href: `/backoffice${link.href}` }))
}
