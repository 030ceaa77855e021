import { hasRight, type Right } from '@ensaio/domain'
import { Redirect, SignedInArea, staffLinks, useAccount, userOf } from '@ensaio/frame'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { StaffSearch } from './StaffSearch.tsx'

/** The signed-in area of the back office. */
export function StaffArea() {
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <SignedInArea
        failedTitle="Não foi possível abrir a mesa de trabalho"
        linksOf={staffLinks}
        homeHref="/"
        signedOutHref="/login"
        // Signing in opens the queues by default.
        returnTo={(pathname, search) => (pathname + search === '/' ? null : pathname + search)}
        // The board has a column for each photographer.
        isWide={(pathname) => pathname === '/agenda'}
        onFind={() => setSearching(true)}
      />
      <StaffSearch open={isSearching} onClose={() => setSearching(false)} />
    </>
  )
}

/** The pages that a right opens; everybody else sees another one or is redirected to the list (rule office-roles). */
export function Allowed({ right, otherwise }: { right: Right; otherwise?: ReactNode }) {
  return hasRight(useAccount(userOf), right) ? <Outlet /> : (otherwise ?? <Redirect to="/" />)
}
