import { schedulingCalls } from '@ensaio/client'
import { PageTitle, useLatest, Waiting } from '@ensaio/frame'
import { FailureNotice, Footer, Page, TopBar, useRemote } from '@ensaio/ui'
import { Suspense } from 'react'
import { useSocials } from '../frame/house.ts'
import { useClient, useNow, usePortal } from '../store/portal-context.ts'
import { SchedulingNotFound } from './later-steps.ts'
import { SchedulingSteps } from './SchedulingSteps.tsx'
import type { StepProps } from './step.ts'

const asks = { scheduling: schedulingCalls }

/** `/calendar/{token}`: the person at the property picks day and time, without an account (spec §2). Its frame is whoever mounts it. */
export function Scheduling(props: StepProps) {
  const account = usePortal((state) => state.account)
  const logout = usePortal((state) => state.logout)
  const year = Number(useNow().slice(0, 4))
  const isSignedOut = account.state === 'known' && account.user === null
  return (
    <>
      <PageTitle of="Agendar ensaio" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {isSignedOut && <TopBar user={null} links={[]} homeHref="/" loginHref="/login" onSignOut={logout} />}
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
  const [session, retry, replace] = useRemote(
    (signal) => client.scheduling.get(token, signal),
    [client, token],
  )
  const [show, refresh] = useLatest(() => client.scheduling.get(token), replace)

  if (session.state === 'waiting') return <Waiting />
  if (session.state === 'failed') {
    return session.failure.code === 'not_found' ? (
      <SchedulingNotFound />
    ) : (
      <FailureNotice whole message={session.failure.message} onRetry={retry} />
    )
  }
  return <SchedulingSteps {...props} session={session.value} onBooked={show} onStale={refresh} />
}
