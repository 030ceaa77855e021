import { staffLinks, useAccount, userOf, Waiting } from '@ensaio/frame'
import { FailureNotice, Page, TopBar } from '@ensaio/ui'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

/** The frame of the signed-in back office, and the way to its login for everybody else. */
export function StaffArea() {
  const account = useAccount((state) => state.account)
  const loadUser = useAccount((state) => state.loadUser)
  const logout = useAccount((state) => state.logout)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  if (account.state === 'unknown') return <Waiting />
  if (account.state === 'failed') {
    return (
      <Page as="main" id="conteudo">
        <FailureNotice
          whole
          title="Não foi possível abrir a mesa de trabalho"
          message={account.failure.message}
          onRetry={loadUser}
        />
      </Page>
    )
  }
  if (account.user === null) return <Navigate to="/login" replace state={{ from: pathname + search }} />

  const leave = async () => {
    await logout()
    navigate('/login')
  }
  return (
    <>
      <TopBar
        user={account.user}
        links={staffLinks(account.user, pathname)}
        homeHref="/"
        loginHref="/login"
        onSignOut={leave}
      />
      <Page as="main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </Page>
    </>
  )
}

/** What admins alone open; photographers are led to their ensaios (D28). */
export function AdminOnly() {
  const user = useAccount(userOf)
  return user?.scope === 'admin' ? <Outlet /> : <Navigate to="/" replace />
}
