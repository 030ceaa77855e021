import { SignInAgainDialog } from '@ensaio/ui'
import { userOf } from '../store/account.ts'
import { usePortal } from '../store/portal-context.ts'

/** The dialog over a page whose login session has ended; the page's data stays and the call is sent again. */
export function SignInAgain() {
  const isOpen = usePortal((state) => state.isAskingToSignIn)
  const email = usePortal((state) => userOf(state)?.email ?? '')
  const loginAgain = usePortal((state) => state.loginAgain)
  const refuse = usePortal((state) => state.refuseToSignIn)
  return <SignInAgainDialog open={isOpen} email={email} onLogin={loginAgain} onClose={refuse} />
}
