import { type ComponentType, useEffect, useState } from 'react'
import { loadQuietly } from '../load-quietly.ts'
import { userOf } from './account.ts'
import { useAccount } from './account-context.ts'
import { SignInElsewhere } from './SignInElsewhere.tsx'

const load = () => import('./PasswordDialog.tsx')

/**
 * The dialog over a page whose login session has ended; the page's data stays and the call is repeated. Its form is fetched as soon as
 * somebody signs in, to be ready when needed; when that fails, `SignInElsewhere` replaces it.
 */
export function SignInAgain() {
  const isSignedIn = useAccount((state) => userOf(state) !== null)
  const isAsking = useAccount((state) => state.isAskingToSignIn)
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (!isSignedIn || Loaded) return
    let isLeft = false
    const fetchIt = () => {
      setMissing(false)
      loadQuietly(load).then(
        ({ PasswordDialog }) => isLeft || setLoaded(() => PasswordDialog),
        () => isLeft || setMissing(true),
      )
    }
    // The page's own code and data come first.
    const timer = setTimeout(fetchIt, isAsking ? 0 : settling)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isSignedIn, isAsking, Loaded])

  if (Loaded) return <Loaded />
  return isAsking && isMissing ? <SignInElsewhere /> : null
}

/** The delay before this is fetched, in ms. */
const settling = 15_000
