import { schedulingCalls } from '@ensaio/client'
import {
  type Contact,
  chosenSlot,
  firstIncompleteStep,
  isBooked,
  type PublicSession,
  schedulingDoor,
  slotOf,
  wallClock,
} from '@ensaio/domain'
import { PageTitle, useLatest, userOf, Waiting } from '@ensaio/frame'
import {
  BookedStep,
  ConfirmationStep,
  DayAndTimeStep,
  FailureNotice,
  Footer,
  InformationStep,
  Page,
  SchedulingClosed,
  SchedulingLayout,
  SchedulingNotFound,
  TopBar,
  useRemote,
} from '@ensaio/ui'
import { type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { socials } from '../frame/links.ts'
import picture from '../pictures/sala-01.webp'
import { useClient, useNow, usePart, usePortal } from '../store/portal-context.ts'
import { draftOf, isAboutTheTime, schedulingSlice } from '../store/scheduling.ts'

const asks = { scheduling: schedulingCalls }

const invitationPicture = {
  src: picture,
  alt: 'Sala de estar integrada e iluminada, com vista para a varanda e a cidade.',
}

/** `/calendar/{token}`: the person at the property picks day and time, without an account (spec §2). */
export function SchedulingPage() {
  const { token = '' } = useParams()
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
        <Scheduling key={token} token={token} />
      </Page>
      <Footer year={year} socials={socials} />
    </>
  )
}

function Scheduling({ token }: { token: string }) {
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
  return <SchedulingSteps token={token} session={session.value} onBooked={show} onStale={refresh} />
}

function SchedulingSteps(props: {
  token: string
  session: PublicSession
  onBooked: (session: PublicSession) => void
  onStale: () => Promise<void>
}) {
  const { token, session } = props
  const root = `/calendar/${token}`
  const client = useClient(asks)
  const now = useNow()
  const navigate = useNavigate()
  const me = contactOf(usePortal(userOf))
  const draft = usePart(schedulingSlice, (state) => draftOf(state, token))
  const lost = usePart(schedulingSlice, (state) => state.lostSlots[token] ?? null)
  const keepDraft = usePart(schedulingSlice, (state) => state.keepDraft)
  const book = usePart(schedulingSlice, (state) => state.book)
  const [availability, refresh] = useRemote(
    (signal) => client.scheduling.availability(token, signal),
    [client, token],
  )
  const door = schedulingDoor(session, now)
  const keep = (next: typeof draft) => keepDraft(token, next)
  const confirm = async () => {
    try {
      const answer = await book(token)
      props.onBooked(answer)
      navigate(`${root}/finalizacao`, { replace: true })
    } catch (reason) {
      if (isAboutTheTime(reason)) {
        void refresh()
        navigate(root, { replace: true })
        return
      }
      void props.onStale()
      throw reason
    }
  }

  const framed = (step: number, content: ReactNode) => (
    <SchedulingLayout
      session={session}
      picture={invitationPicture}
      step={step}
      slot={chosenSlot(draft)}
      owner={draft.owner}
      keys={draft.keys}
      hrefs={door.open && step < 4 ? [root, `${root}/informacoes`, `${root}/confirmacao`] : []}
    >
      {content}
    </SchedulingLayout>
  )
  const booked = isBooked(session) ? (
    framed(4, <Booked token={token} session={session} rescheduleHref={door.open ? root : undefined} />)
  ) : (
    <Navigate to={root} replace />
  )

  if (!door.open) {
    return (
      <Routes>
        <Route path="finalizacao" element={booked} />
        <Route path="*" element={<SchedulingClosed session={session} reason={door.reason} />} />
      </Routes>
    )
  }

  const incomplete = firstIncompleteStep(draft)
  const current =
    isBooked(session) && session.scheduled_for ? slotOf(session.scheduled_for, session.time_zone) : null

  return (
    <Routes>
      <Route
        index
        element={framed(
          1,
          <DayAndTimeStep
            availability={availability}
            today={wallClock(now, session.time_zone).date}
            value={draft}
            lost={lost}
            current={current}
            onChange={({ date, hour }) => keep({ ...draft, date, hour })}
            onNext={() => navigate(`${root}/informacoes`)}
            onRetry={refresh}
          />,
        )}
      />
      <Route
        path="informacoes"
        element={
          incomplete === '' ? (
            <Navigate to={root} replace />
          ) : (
            framed(
              2,
              <InformationStep
                draft={draft}
                me={me}
                onChange={keep}
                onNext={() => navigate(`${root}/confirmacao`)}
                onBack={() => navigate(root)}
              />,
            )
          )
        }
      />
      <Route
        path="confirmacao"
        element={
          incomplete === 'confirmacao' ? (
            framed(
              3,
              <ConfirmationStep
                session={session}
                draft={draft}
                onConfirm={confirm}
                onBack={() => navigate(`${root}/informacoes`)}
                editHref={{ dayAndTime: root, information: `${root}/informacoes` }}
              />,
            )
          ) : (
            <Navigate to={incomplete === '' ? root : `${root}/${incomplete}`} replace />
          )
        }
      />
      <Route path="finalizacao" element={booked} />
      <Route path="*" element={<Navigate to={root} replace />} />
    </Routes>
  )
}

function Booked(props: { token: string; session: PublicSession; rescheduleHref: string | undefined }) {
  const { token, session, rescheduleHref } = props
  const now = useNow()
  const forgetDraft = usePart(schedulingSlice, (state) => state.forgetDraft)
  // Only here, once the success page stands: earlier, the emptied draft would send the visitor back to the first step.
  useEffect(() => forgetDraft(token), [forgetDraft, token])
  return (
    <BookedStep
      session={session}
      now={now}
      calendarUid={`${token.slice(0, 8)}@ensaio`}
      rescheduleHref={rescheduleHref}
    />
  )
}

function contactOf(user: ReturnType<typeof userOf>): Contact | null {
  return user && { name: user.name, phone: user.phone ?? '', email: user.email }
}
