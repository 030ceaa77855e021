import type { User } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { NameMark } from '../../../theme/NameMark.tsx'
import { AccountMenu, type BarLink } from './AccountMenu.tsx'
import { Bar, Inner, SkipLink } from './TopBar.styles.ts'

export type TopBarProps = {
  /** The person signed in, or null. */
  user: User | null
  /** Where the person signed in can go; not shown to others. */
  links: readonly BarLink[]
  homeHref: string
  /** The way in; left out where one is already there. */
  loginHref?: string
  /** Ends the login session; a rejection is told by toast. */
  onSignOut: () => Promise<unknown>
}

/** The bar above every page: the name mark, the places to go, the credit and the way out, or the way in. Give the page's main the id `conteudo`. */
export function TopBar({ user, links, homeHref, loginHref, onSignOut }: TopBarProps) {
  const Link = useLink()
  return (
    <Bar>
      <SkipLink href="#conteudo">Ir para o conteúdo</SkipLink>
      <Inner>
        <Link href={homeHref}>
          <NameMark size={24} />
        </Link>
        {user ? (
          <AccountMenu user={user} links={links} onSignOut={onSignOut} />
        ) : (
          loginHref && <Button href={loginHref}>Login</Button>
        )}
      </Inner>
    </Bar>
  )
}
