import { accountCalls, type Caller } from '@ensaio/client'
import { type Actor, type Instant, isOpenedByStaff, type Scope, staffScopes, type User } from '@ensaio/domain'
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
import { OpenedAddress, StepLink, useStep } from './use-step.tsx'

const asks = { account: accountCalls }
const admitted: Record<Actor, readonly Scope[]> = { client: ['client'], staff: staffScopes }

/**
 * The page of a scheduling link: the public flow without the portal around it. Holders and clients use the portal's login cookie, staff
 * that of the back office; the address decides, or else the account that is signed in.
 */
export function SchedulingApp(props: {
  callers: Record<Actor, Caller>
  /** Where the link was opened. */
  address: Pick<Location, 'pathname' | 'search'>
  /** Who is signed in to the portal, where the server that wrote the page knew. */
  user?: User | null | undefined
  /** The clock; the device's by default. */
  clock?: () => Instant
}) {
  const { callers, user, clock = wallClockNow } = props
  const [address] = useState(props.address)
  const [actor, setActor] = useState<Actor>(isOpenedByStaff(address.search) ? 'staff' : 'client')
  const tools = useMemo<PortalTools>(() => {
    const caller = callers[actor]
    const stores = createPortalStores(caller, sessionStorageOrNone(), {
      admitted: admitted[actor],
      user: actor === 'client' ? user : undefined,
    })
    return { caller, stores, clock }
  }, [callers, actor, user, clock])
  const account = tools.stores.account

  useEffect(() => {
    let isLeft = false
    async function findWhoActs() {
      if (account.getState().account.state === 'unknown') await account.getState().loadUser()
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
            <OpenedAddress value={address}>
              <LinkProvider link={StepLink}>
                <OfflineNotice />
                <PageBoundary>
                  <Steps />
                </PageBoundary>
              </LinkProvider>
            </OpenedAddress>
          </PortalContext>
        </AppContext>
      </ToastProvider>
    </HouseTheme>
  )
}

/** The current step, with focus and scroll position of a new page. */
function Steps() {
  const place = useStep()
  useFocusMain(`${place.token}/${place.step}`)
  return <Scheduling {...place} />
}
