import { type Session, status } from '@ensaio/domain'
import {
  AddressCard,
  Await,
  EmptyState,
  Grid,
  HeaderCard,
  ProductsCard,
  ProviderCard,
  ScheduleCard,
  Skeleton,
  Stack,
  TextLink,
  useRemote,
} from '@ensaio/ui'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useClient, useNow } from '../store/portal-context.ts'

/** `/sessions/{id}`: one ensaio. */
export function SessionPage() {
  const { id = '' } = useParams()
  return <SessionDetail key={id} id={Number(id)} />
}

function SessionDetail({ id }: { id: number }) {
  const client = useClient()
  const [session, retry, replace] = useRemote((signal) => client.sessions.get(id, signal), [client, id])

  const cancel = async () => {
    try {
      replace(await client.sessions.cancel(id))
    } catch (reason) {
      // It may have changed elsewhere meanwhile: show how it stands, and say why in the dialog.
      void retry()
      throw reason
    }
  }

  if (session.state === 'failed' && session.failure.code === 'not_found') return <NoSuchSession />
  return (
    <Stack gap={24}>
      <TextLink href="/sessions">Todos os ensaios</TextLink>
      <Await remote={session} onRetry={retry} waiting={<SessionSkeleton />}>
        {(value) => <SessionFacts session={value} onCancel={cancel} />}
      </Await>
    </Stack>
  )
}

function SessionFacts({ session, onCancel }: { session: Session; onCancel: () => Promise<void> }) {
  const now = useNow()
  const schedulePath = `/calendar/${session.token}`
  const hasMaterial = session.status === status.delivered || session.status === status.atRevision
  const facts = (
    <Stack gap={24}>
      <ScheduleCard
        session={session}
        now={now}
        scheduleHref={schedulePath}
        shareUrl={new URL(schedulePath, window.location.origin).href}
      />
      <ProviderCard provider={session.provider} status={session.status} />
      <AddressCard address={session.address} vertical_data={session.vertical_data} />
    </Stack>
  )
  const products = <ProductsCard products={session.products} />
  return (
    <Stack gap={24}>
      <title>{`Ensaio ${session.id} · Ensaio`}</title>
      <HeaderCard session={session} now={now} onCancel={onCancel} />
      <Grid desktopColumns="minmax(0, 2fr) minmax(0, 3fr)" gap={24}>
        {hasMaterial ? (
          <>
            <div style={{ order: 1 }}>{products}</div>
            {facts}
          </>
        ) : (
          <>
            {facts}
            {products}
          </>
        )}
      </Grid>
    </Stack>
  )
}

function SessionSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height="220px" />
      <Grid desktopColumns="minmax(0, 2fr) minmax(0, 3fr)" gap={24}>
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </Grid>
    </Stack>
  )
}

function NoSuchSession() {
  return (
    <EmptyState
      icon={<SearchX size={24} strokeWidth={1.75} aria-hidden />}
      title="Não encontramos este ensaio"
      text="Ele pode ter sido pedido por outra conta, ou o endereço está incompleto."
      action={<TextLink href="/sessions">Ver todos os ensaios</TextLink>}
    />
  )
}
