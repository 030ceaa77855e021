import { SignedInArea, staffLinks, useAccount, userOf } from '@ensaio/frame'
import { Navigate, Outlet } from 'react-router-dom'

/** The signed-in area of the back office. */
export function StaffArea() {
  return (
    <SignedInArea
      failedTitle="Não foi possível abrir a mesa de trabalho"
      linksOf={staffLinks}
      homeHref="/"
      signedOutHref="/login"
      returnTo={(pathname, search) => pathname + search}
    />
  )
}

/** The pages that only administrators may open; photographers are redirected to their list (rule accessible-to). */
export function AdminOnly() {
  const user = useAccount(userOf)
  return user?.scope === 'admin' ? <Outlet /> : <Navigate to="/" replace />
}
