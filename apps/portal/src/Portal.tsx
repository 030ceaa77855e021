import type { Client } from '@ensaio/client'
import type { Instant } from '@ensaio/domain'
import { LinkProvider } from '@ensaio/ui'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ClientArea } from './frame/ClientArea.tsx'
import { OfflineNotice } from './frame/OfflineNotice.tsx'
import { PageBoundary } from './frame/PageBoundary.tsx'
import { RouterLink } from './frame/RouterLink.tsx'
import { SignInAgain } from './frame/SignInAgain.tsx'
import { Waiting } from './frame/Waiting.tsx'
import { createPortalStore } from './store/create-store.ts'
import { PortalContext, type PortalTools } from './store/portal-context.ts'

const LoginPage = lazy(() => import('./pages/LoginPage.tsx').then((page) => ({ default: page.LoginPage })))
const SessionsPage = lazy(() =>
  import('./pages/SessionsPage.tsx').then((page) => ({ default: page.SessionsPage })),
)
const SessionPage = lazy(() =>
  import('./pages/SessionPage.tsx').then((page) => ({ default: page.SessionPage })),
)
const SchedulingPage = lazy(() =>
  import('./pages/SchedulingPage.tsx').then((page) => ({ default: page.SchedulingPage })),
)

/** The client's portal: routes over the widgets, a store of its own for each one mounted. It needs a router around it. */
export function Portal(props: {
  client: Client
  /** What time it is; the wall clock unless told. */
  clock?: () => Instant
  /** Where drafts survive a refresh; the browser's session storage unless told. */
  storage?: Storage | null
}) {
  const { client, clock = wallClockNow, storage = sessionStorageOrNone() } = props
  const [store] = useState(() => createPortalStore(client, storage))
  const tools = useMemo<PortalTools>(
    () => ({ client: client.whenSignedOut(() => store.getState().askToSignIn()), store, clock }),
    [client, store, clock],
  )

  useEffect(() => {
    void store.getState().loadUser()
  }, [store])

  return (
    <PortalContext value={tools}>
      <LinkProvider link={RouterLink}>
        <OfflineNotice />
        <PageBoundary>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/calendar/:token/*" element={<SchedulingPage />} />
              <Route element={<ClientArea />}>
                <Route path="/sessions" element={<SessionsPage />} />
                <Route path="/sessions/:id" element={<SessionPage />} />
                <Route path="*" element={<Navigate to="/sessions" replace />} />
              </Route>
            </Routes>
          </Suspense>
        </PageBoundary>
        <SignInAgain />
      </LinkProvider>
    </PortalContext>
  )
}

function wallClockNow(): Instant {
  return new Date().toISOString()
}

function sessionStorageOrNone(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
