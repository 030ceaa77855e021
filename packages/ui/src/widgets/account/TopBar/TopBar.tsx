import type { User } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { NameMark } from '../../../theme/NameMark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import type { BarLink } from './PlaceLinks.tsx'
import { Bar, Inner, SkipLink } from './TopBar.styles.ts'

export type TopBarProps = {
  /** The signed-in person, or null. */
  user: User | null
  /** The navigation of the signed-in person; hidden while `user` is null. */
  links: readonly BarLink[]
  homeHref: string
  /** The login page; left out on the login page itself. */
  loginHref?: string
  /** Opens the search; without it there is none. Also called by Ctrl+K, or ⌘K. */
  onFind?: (() => void) | undefined
  /** Ends the login session; a rejection is shown as a toast. */
  onSignOut: () => Promise<unknown>
}

/** The bar above every page: logo, navigation, credit and sign-out, or a login link. Give the page's `main` the id `conteudo`. */
export function TopBar({ user, links, homeHref, loginHref, onFind, onSignOut }: TopBarProps) {
  const Link = useLink()
  return (
    <Bar>
      <SkipLink href="#conteudo">Ir para o conteúdo</SkipLink>
      <Inner>
        <Link href={homeHref}>
          <NameMark size={24} />
        </Link>
        {user ? (
          <AccountMenu user={user} links={links} onFind={onFind} onSignOut={onSignOut} />
        ) : (
          loginHref && <Button href={loginHref}>Login</Button>
        )}
      </Inner>
    </Bar>
  )
}
