import type { Caller } from '@ensaio/client'
import {
  OfflineNotice,
  PageBoundary,
  useFocusMain,
  wallClockNow,
  whenSignedOutElsewhere,
} from '@ensaio/frame'
import { LinkProvider, ThemeProvider, ToastProvider } from '@ensaio/ui'
import { useEffect, useMemo, useState } from 'react'
import { createPortalStores } from '../store/create-store.ts'
import { PortalContext, type PortalTools } from '../store/portal-context.ts'
import { sessionStorageOrNone } from '../store/session-storage.ts'
import { Scheduling } from './Scheduling.tsx'
import { StepLink, useStep } from './use-step.tsx'

/** What a scheduling link opens: the public flow alone, without the portal around it. */
export function SchedulingApp({ caller }: { caller: Caller }) {
  const [stores] = useState(() => createPortalStores(caller, sessionStorageOrNone()))
  const tools = useMemo<PortalTools>(() => ({ caller, stores, clock: wallClockNow }), [caller, stores])
  const place = useStep()
  useFocusMain(`${place.token}/${place.step}`)

  // Our people open a company's link, too: that must not end their work in the back office.
  useEffect(() => {
    void stores.account.getState().loadUser({ leaveOthers: true })
  }, [stores])

  useEffect(() => whenSignedOutElsewhere(() => stores.account.getState().signedOutElsewhere()), [stores])

  return (
    <ThemeProvider>
      <ToastProvider>
        <PortalContext value={tools}>
          <LinkProvider link={StepLink}>
            <OfflineNotice />
            <PageBoundary>
              <Scheduling {...place} />
            </PageBoundary>
          </LinkProvider>
        </PortalContext>
      </ToastProvider>
    </ThemeProvider>
  )
}
