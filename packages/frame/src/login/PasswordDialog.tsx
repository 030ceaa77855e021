import { SignInAgainDialog } from '@ensaio/ui'
import { userOf } from './account.ts'
import { useAccount } from './account-context.ts'

/** Asks for the password over a page whose login session has ended. Fetched ahead of time: see `SignInAgain`. */
export function PasswordDialog() {
  const isOpen = useAccount((state) => state.isAskingToSignIn)
  const email = useAccount((state) => userOf(state)?.email ?? '')
  const loginAgain = useAccount((state) => state.loginAgain)
  const enterCode = useAccount((state) => state.enterCode)
  const refuse = useAccount((state) => state.refuseToSignIn)
  return (
    <SignInAgainDialog open={isOpen} email={email} onLogin={loginAgain} onCode={enterCode} onClose={refuse} />
  )
}
