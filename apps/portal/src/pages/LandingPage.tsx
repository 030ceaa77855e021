import { priceCalls } from '@ensaio/client'
import { useClient, useNow, userOf } from '@ensaio/frame'
import { useBrand, useRemote } from '@ensaio/ui'
import { navigationLinks } from '../frame/links.ts'
import { Landing } from '../landing/Landing.tsx'
import { usePortal } from '../store/portal-context.ts'

const asks = { prices: priceCalls }

/** `/` inside the portal, for signed-in users, magic links and navigation inside the portal. Others get a page of its own (landing.html). */
export function LandingPage() {
  const client = useClient(asks)
  const user = usePortal(userOf)
  const logout = usePortal((state) => state.logout)
  const brand = useBrand()
  const year = Number(useNow().slice(0, 4))
  const [price] = useRemote((signal) => client.prices.min(signal), [client])
  return (
    <>
      <title>{`${brand.name} · Fotos, tours e plantas de imóveis`}</title>
      <Landing user={user} links={navigationLinks(user, '/')} onSignOut={logout} price={price} year={year} />
    </>
  )
}
