import { SignedInArea, useNow } from '@ensaio/frame'
import { Footer } from '@ensaio/ui'
import { navigationLinks } from './links.ts'
import { useSocials } from './publisher.ts'

/** The signed-in area of the portal. */
export function ClientArea() {
  const socials = useSocials()
  const year = Number(useNow().slice(0, 4))
  return (
    <SignedInArea
      failedTitle="Não foi possível abrir o portal"
      linksOf={navigationLinks}
      homeHref="/sessions"
      signedOutHref="/"
      // Signing in opens the list by default, so only deeper pages and filters are remembered.
      returnTo={(pathname, search) =>
        pathname.startsWith('/sessions/') || search !== '' ? pathname + search : null
      }
      footer={<Footer year={year} socials={socials} />}
    />
  )
}
