import { sessionCalls } from '@ensaio/client'
import { PlacedOrderStep, Redirect, useClient, useComingBack, useOrigin, userOf } from '@ensaio/frame'
import { AssignedPhotographer, Await, Button, Row, Skeleton, useRemote } from '@ensaio/ui'
import { useEffect } from 'react'
import { orderSlice } from '../../store/order.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'

const asks = { sessions: sessionCalls }

const pathOf = (token: string) => `/calendar/${token}`

/** Does the only ensaio of an order have its day and photographer? Requested again when the user returns to this tab. */
function useAssigned(id: number | undefined): boolean {
  const client = useClient(asks)
  const [session, ask] = useRemote(
    async (signal) => (id === undefined ? null : client.sessions.get(id, signal)),
    [client, id],
  )
  useComingBack(ask)
  return session.state === 'ready' && session.value !== null && session.value.provider !== null
}

/**
 * `/sessions/add/scheduling`: the link of every unit, to share. Once the only ensaio has a day, there is nothing left to share
 * and the photographer is the next step (rule order-steps).
 */
export function ShareStep() {
  const placed = usePart(orderSlice, (state) => state.placed)
  const company = usePortal((state) => userOf(state)?.client?.name ?? '')
  const loadUser = usePortal((state) => state.loadUser)
  const [first, ...others] = placed?.order.sessions ?? []
  const isAssigned = useAssigned(others.length === 0 ? first?.id || undefined : undefined)
  const isPlaced = placed !== null
  const origin = useOrigin()
  // Loads the user after the links are on screen: earlier, a user without remaining credit would be redirected to payment. A failed
  // request changes nothing.
  useEffect(() => {
    if (isPlaced) void loadUser()
  }, [isPlaced, loadUser])
  if (!placed) return <Redirect to="/sessions/add" byBrowser />
  if (isAssigned) return <Redirect to="/sessions/add/photographer" byBrowser />
  return (
    <PlacedOrderStep
      placed={placed}
      company={company}
      linkOf={(token) => new URL(pathOf(token), origin).href}
      openHref={pathOf}
    >
      <Row gap={12}>
        <Button href="/sessions">Ver todos os ensaios</Button>
        <Button variant="quiet" href="/sessions/add">
          Criar outro ensaio
        </Button>
      </Row>
    </PlacedOrderStep>
  )
}

/** `/sessions/add/photographer`: the photographer of the order just placed, or a redirect to the link (rule order-steps). */
export function PhotographerStep() {
  const placed = usePart(orderSlice, (state) => state.placed)
  const id = placed?.order.sessions[0]?.id
  if (id === undefined) return <Redirect to="/sessions/add" byBrowser />
  return <Photographer id={id} />
}

function Photographer({ id }: { id: number }) {
  const client = useClient(asks)
  const [session, retry] = useRemote((signal) => client.sessions.get(id, signal), [client, id])
  return (
    <Await remote={session} onRetry={retry} waiting={<Skeleton height="240px" />}>
      {(known) =>
        known.provider === null ? (
          <Redirect to="/sessions/add/scheduling" byBrowser />
        ) : (
          <AssignedPhotographer provider={known.provider} session={known} sessionHref={`/sessions/${id}`} />
        )
      }
    </Await>
  )
}
