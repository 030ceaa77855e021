import type { User } from '@ensaio/domain'
import { FailureNotice, Page, TopBar, type TopBarProps } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Redirect } from '../first-view/Redirect.tsx'
import { Waiting } from '../Waiting.tsx'
import { useAccount } from './account-context.ts'

export type SignedInAreaProps = {
  /** The title of the page shown when the user could not be loaded. */
  failedTitle: string
  linksOf: (user: User, pathname: string) => TopBarProps['links']
  homeHref: string
  /** The address after signing out. */
  signedOutHref: string
  /** The address to return to after signing in; null for the home page. */
  returnTo: (pathname: string, search: string) => string | null
  /** Does a page use the whole window? By default none does. */
  isWide?: (pathname: string) => boolean
  /** Opens the search, where the app has one. */
  onFind?: () => void
  /** Below the page. */
  footer?: ReactNode
}

const beforeSecondStep = ['/profile/security', '/profile/password']

/** The signed-in area of an app: bar, current page and footer. Sends everybody else to /login. */
export function SignedInArea(props: SignedInAreaProps) {
  const account = useAccount((state) => state.account)
  const loadUser = useAccount((state) => state.loadUser)
  const logout = useAccount((state) => state.logout)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  if (account.state === 'unknown') return <Waiting />
  if (account.state === 'failed') {
    return (
      <Page as="main" id="conteudo">
        <FailureNotice whole title={props.failedTitle} message={account.failure.message} onRetry={loadUser} />
      </Page>
    )
  }
  if (account.user === null) {
    return <Redirect to="/login" from={props.returnTo(pathname, search)} />
  }

  // The server answers nothing else either (rule required-second-step).
  if (account.user.needs_second_step && !beforeSecondStep.includes(pathname))
    return <Redirect to="/profile/security" />

  const leave = async () => {
    await logout()
    navigate(props.signedOutHref)
  }
  return (
    <>
      <TopBar
        user={account.user}
        links={props.linksOf(account.user, pathname)}
        homeHref={props.homeHref}
        loginHref="/login"
        onFind={props.onFind}
        onSignOut={leave}
      />
      <Page as="main" id="conteudo" tabIndex={-1} wide={props.isWide?.(pathname) ?? false}>
        <Outlet />
      </Page>
      {props.footer}
    </>
  )
}
