import { schedulingCalls } from '@ensaio/client'
import { isArrivalAwaited, isStaff, moverOf, publicSchedulingState } from '@ensaio/domain'
import { PageTitle, Ready, useClient, useLatest, useNow, userOf, Waiting } from '@ensaio/frame'
import { Banner, FailureNotice, Footer, Page, Stack, TextLink, useRemote } from '@ensaio/ui'
import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { useSocials } from '../frame/publisher.ts'
import { usePortal } from '../store/portal-context.ts'
import { SchedulingNotFound } from './later-steps.ts'
import { SchedulingBar } from './SchedulingBar.tsx'
import { SchedulingSteps } from './SchedulingSteps.tsx'
import type { StepProps } from './step.ts'
import { useRepeated } from './useRepeated.ts'

const asks = { scheduling: schedulingCalls }

/** How often the page of a visit asks on its day whether the photographer is on the way, in milliseconds. */
const arrivalPause = 60_000

/** `/calendar/{token}`: the person at the property picks day and time, without an account. The caller renders the frame around it. */
export function Scheduling(props: StepProps) {
  const year = Number(useNow().slice(0, 4))
  return (
    <>
      <PageTitle of="Agendar ensaio" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <SchedulingBar />
      <Page as="main" id="conteudo" tabIndex={-1}>
        <Suspense fallback={<Waiting />}>
          <AskedSession key={props.token} {...props} />
        </Suspense>
      </Page>
      <Footer year={year} socials={useSocials()} />
    </>
  )
}

function AskedSession(props: StepProps) {
  const { token } = props
  const client = useClient(asks)
  const user = usePortal(userOf)
  const now = useNow()
  const [session, retry, replace] = useRemote(
    (signal) => client.scheduling.get(token, signal),
    [client, token],
  )
  const [show, refresh] = useLatest(() => client.scheduling.get(token), replace)
  const isOn = session.state === 'ready' && isArrivalAwaited(session.value, now)
  useRepeated(refresh, { every: arrivalPause, isOn })

  if (session.state === 'waiting') return <Waiting />
  if (session.state === 'failed') {
    return (
      <>
        {session.failure.code === 'not_found' ? (
          <SchedulingNotFound />
        ) : (
          <FailureNotice whole message={session.failure.message} onRetry={retry} />
        )}
        <Ready />
      </>
    )
  }
  const { session_id } = session.value
  const access = publicSchedulingState(session.value, now, moverOf(user))
  // A signed-in user is greeted by their own name, not by the responsible person's.
  const greeted = user ? { ...session.value, responsible_name: user.name } : session.value
  return (
    <Stack gap={24}>
      {user && session_id !== undefined && (
        <div>
          <TextLink href={`${isStaff(user) ? '/backoffice' : ''}/sessions/${session_id}`}>
            Voltar ao ensaio
          </TextLink>
        </div>
      )}
      {access.open && access.warning && (
        <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {access.warning}
        </Banner>
      )}
      <SchedulingSteps {...props} session={greeted} onBooked={show} onStale={refresh} />
    </Stack>
  )
}
