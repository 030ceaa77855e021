import type { User } from '@ensaio/domain'
import { staffLinks } from '@ensaio/frame'
import type { BarLink } from '@ensaio/ui'
import { navigationLinks } from '../frame/links.ts'

/** Where whoever is signed in can go from a scheduling link: clients in the portal, our people in the back office. */
export function barLinks(user: User): BarLink[] {
  if (user.scope === 'client') return navigationLinks(user, '/calendar')
  return staffLinks(user, '/calendar').map((link) => ({ ...link, href: `/backoffice${link.href}` }))
}
