import { useNow, userOf } from '@ensaio/frame'
import { Footer, Page, TopBar } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../store/portal-context.ts'
import { navigationLinks } from './links.ts'
import { useSocials } from './publisher.ts'

/** The frame of a public page: its bar shows the signed-in user, if any; `bare` lets the page use the full width. */
export function PublicPage({
  children,
  bare,
  narrow,
}: {
  children: ReactNode
  bare?: boolean
  narrow?: boolean
}) {
  const user = usePortal(userOf)
  const logout = usePortal((state) => state.logout)
  const { pathname } = useLocation()
  const year = Number(useNow().slice(0, 4))
  return (
    <>
      <TopBar
        user={user}
        links={navigationLinks(user, pathname)}
        homeHref="/"
        loginHref="/login"
        onSignOut={logout}
      />
      {bare ? (
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <Page as="main" id="conteudo" tabIndex={-1} narrow={narrow ?? false}>
          {children}
        </Page>
      )}
      <Footer year={year} socials={useSocials()} />
    </>
  )
}
