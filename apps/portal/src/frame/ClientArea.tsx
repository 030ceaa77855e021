import { type ClientRight, hasClientRight } from '@ensaio/domain'
import { Redirect, SignedInArea, useAccount, useNow, userOf } from '@ensaio/frame'
import { Footer } from '@ensaio/ui'
import { Outlet } from 'react-router-dom'
import { navigationLinks } from './links.ts'
import { useSocials } from './publisher.ts'

/** The signed-in area of the portal. */
export function ClientArea() {
  const socials = useSocials()
  const year = Number(useNow().slice(0, 4))
  return (
    <SignedInArea
      failedTitle="Não foi possível abrir o portal"
      linksOf={navigationLinks}
      homeHref="/sessions"
      signedOutHref="/"
      // Signing in opens the list by default.
      returnTo={(pathname, search) => (pathname + search === '/sessions' ? null : pathname + search)}
      footer={<Footer year={year} socials={socials} />}
    />
  )
}

/** Has the signed-in person the right in their company? */
export function useMay(right: ClientRight): boolean {
  return hasClientRight(useAccount(userOf), right)
}

/** The pages that a right opens; everybody else is redirected to the list (rule client-roles). */
export function Allowed({ right }: { right: ClientRight }) {
  return useMay(right) ? <Outlet /> : <Redirect to="/sessions" />
}
