import { isStaff } from '@ensaio/domain'
import { loadQuietly } from '@ensaio/frame'
import { type BarLink, TopBar } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { usePortal } from '../store/portal-context.ts'

/** The bar of a scheduling link: a link to sign in, or the signed-in user's navigation, whose code is loaded only then. */
export function SchedulingBar() {
  const account = usePortal((state) => state.account)
  const logout = usePortal((state) => state.logout)
  const [links, setLinks] = useState<readonly BarLink[]>([])
  const user = account.state === 'known' ? account.user : null

  useEffect(() => {
    if (user === null) return
    loadQuietly(() => import('./bar-links.ts')).then(
      ({ barLinks }) => setLinks(barLinks(user)),
      () => undefined,
    )
  }, [user])

  // The page stays, but the pressed button is gone.
  const leave = async () => {
    await logout()
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }

  if (account.state !== 'known') return null
  const homeHref = user === null ? '/' : isStaff(user) ? '/backoffice/' : '/sessions'
  return <TopBar user={user} links={links} homeHref={homeHref} loginHref="/login" onSignOut={leave} />
}
