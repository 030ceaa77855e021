import { Waiting } from '@ensaio/frame'
import { FailureNotice, Footer, Page, TopBar } from '@ensaio/ui'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useNow, usePortal } from '../store/portal-context.ts'
import { useSocials } from './house.ts'
import { navigationLinks } from './links.ts'

/** The frame of the signed-in area: its bar and footer, and the way to /login for everybody else (spec §2). */
export function ClientArea() {
  const account = usePortal((state) => state.account)
  const loadUser = usePortal((state) => state.loadUser)
  const logout = usePortal((state) => state.logout)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const socials = useSocials()
  const year = Number(useNow().slice(0, 4))

  if (account.state === 'unknown') return <Waiting />
  if (account.state === 'failed') {
    return (
      <Page as="main" id="conteudo">
        <FailureNotice
          whole
          title="Não foi possível abrir o portal"
          message={account.failure.message}
          onRetry={loadUser}
        />
      </Page>
    )
  }
  if (account.user === null) {
    const isDeep = pathname.startsWith('/sessions/') || search !== ''
    return <Navigate to="/login" replace state={isDeep ? { from: pathname + search } : null} />
  }

  const leave = async () => {
    await logout()
    navigate('/')
  }

  return (
    <>
      <TopBar
        user={account.user}
        links={navigationLinks(account.user, pathname)}
        homeHref="/sessions"
        loginHref="/login"
        onSignOut={leave}
      />
      <Page as="main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </Page>
      <Footer year={year} socials={socials} />
    </>
  )
}
