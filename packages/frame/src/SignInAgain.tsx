import { SignInAgainDialog } from '@ensaio/ui'
import { userOf } from './account.ts'
import { useAccount } from './account-context.ts'

/** The dialog over a page whose login session has ended; the page's data stays and the call is sent again. */
export function SignInAgain() {
  const isOpen = useAccount((state) => state.isAskingToSignIn)
  const email = useAccount((state) => userOf(state)?.email ?? '')
  const loginAgain = useAccount((state) => state.loginAgain)
  const refuse = useAccount((state) => state.refuseToSignIn)
  return <SignInAgainDialog open={isOpen} email={email} onLogin={loginAgain} onClose={refuse} />
}
