import { accountCalls, type Caller } from '@ensaio/client'
import { type Actor, isOpenedByStaff, type Scope, staffScopes } from '@ensaio/domain'
import {
  AppContext,
  HouseTheme,
  OfflineNotice,
  PageBoundary,
  sessionStorageOrNone,
  useFocusMain,
  wallClockNow,
} from '@ensaio/frame'
import { LinkProvider, ToastProvider } from '@ensaio/ui'
import { useEffect, useMemo, useState } from 'react'
import { createPortalStores } from '../store/create-store.ts'
import { PortalContext, type PortalTools } from '../store/portal-context.ts'
import { Scheduling } from './Scheduling.tsx'
import { StepLink, useStep } from './use-step.tsx'

const asks = { account: accountCalls }
const admitted: Record<Actor, readonly Scope[]> = { client: ['client'], staff: staffScopes }

/**
 * The page of a scheduling link: the public flow without the portal around it. Holders and clients use the portal's login cookie, staff
 * that of the back office; the address decides, or else the account that is signed in.
 */
export function SchedulingApp({ callers }: { callers: Record<Actor, Caller> }) {
  const [actor, setActor] = useState<Actor>(() =>
    isOpenedByStaff(window.location.search) ? 'staff' : 'client',
  )
  const tools = useMemo<PortalTools>(() => {
    const caller = callers[actor]
    const stores = createPortalStores(caller, sessionStorageOrNone(), admitted[actor])
    return { caller, stores, clock: wallClockNow }
  }, [callers, actor])
  const account = tools.stores.account
  const place = useStep()
  useFocusMain(`${place.token}/${place.step}`)

  useEffect(() => {
    let isLeft = false
    async function findWhoActs() {
      await account.getState().loadUser()
      const found = account.getState().account
      if (found.state !== 'known' || found.user !== null) return
      const other = actor === 'staff' ? 'client' : 'staff'
      const user = await callers[other].calls(asks).account.user()
      if (!isLeft && user && admitted[other].includes(user.scope)) setActor(other)
    }
    // Without an answer the flow continues, as for any holder of the link.
    findWhoActs().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [callers, actor, account])

  useEffect(() => account.getState().followSignOuts(), [account])

  return (
    <HouseTheme>
      <ToastProvider>
        <AppContext value={tools}>
          <PortalContext value={tools}>
            <LinkProvider link={StepLink}>
              <OfflineNotice />
              <PageBoundary>
                <Scheduling {...place} />
              </PageBoundary>
            </LinkProvider>
          </PortalContext>
        </AppContext>
      </ToastProvider>
    </HouseTheme>
  )
}
