import { schedulingCalls } from '@ensaio/client'
import {
  type Contact,
  chosenSlot,
  firstIncompleteStep,
  isBooked,
  isStaff,
  moverOf,
  type PublicSession,
  schedulingDoor,
  slotOf,
  wallClock,
} from '@ensaio/domain'
import { userOf, Waiting } from '@ensaio/frame'
import { DayAndTimeStep, SchedulingLayout, useRemote } from '@ensaio/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import picture from '../pictures/sala-01.webp'
import { useClient, useNow, usePart, usePortal } from '../store/portal-context.ts'
import { draftOf, isAboutTheTime, schedulingSlice } from '../store/scheduling.ts'
import {
  Booked,
  ConfirmationStep,
  fetchLaterSteps,
  InformationStep,
  SchedulingClosed,
} from './later-steps.ts'
import { type Step, type StepProps, stepPath } from './step.ts'

const asks = { scheduling: schedulingCalls }

const invitationPicture = {
  src: picture,
  alt: 'Sala de estar integrada e iluminada, com vista para a varanda e a cidade.',
}

/** The steps of a link that is known: day and time, who receives, confirmation, and the end; or why it is closed. */
export function SchedulingSteps(
  props: StepProps & {
    session: PublicSession
    onBooked: (session: PublicSession) => void
    onStale: () => Promise<void>
  },
) {
  const { token, step, go, session } = props
  const root = stepPath(token, '')
  const client = useClient(asks)
  const now = useNow()
  const user = usePortal(userOf)
  const me = contactOf(user)
  const draft = usePart(schedulingSlice, (state) => draftOf(state, token))
  const lost = usePart(schedulingSlice, (state) => state.lostSlots[token] ?? null)
  const keepDraft = usePart(schedulingSlice, (state) => state.keepDraft)
  const book = usePart(schedulingSlice, (state) => state.book)
  const [availability, refresh] = useRemote(
    (signal) => client.scheduling.availability(token, signal),
    [client, token],
  )
  const door = schedulingDoor(session, now, moverOf(user?.scope ?? null))
  const hasBegun = draft.date !== null
  useEffect(() => {
    if (hasBegun) fetchLaterSteps()
  }, [hasBegun])
  const keep = (next: typeof draft) => keepDraft(token, next)
  const confirm = async () => {
    try {
      const answer = await book(token)
      props.onBooked(answer)
      go('finalizacao', { replace: true })
    } catch (reason) {
      if (isAboutTheTime(reason)) {
        void refresh()
        go('', { replace: true })
        return
      }
      void props.onStale()
      throw reason
    }
  }

  const framed = (place: number, content: ReactNode) => (
    <SchedulingLayout
      session={session}
      picture={invitationPicture}
      step={place}
      slot={chosenSlot(draft)}
      owner={draft.owner}
      keys={draft.keys}
      hrefs={
        door.open && place < 4 ? [root, stepPath(token, 'informacoes'), stepPath(token, 'confirmacao')] : []
      }
    >
      <Suspense fallback={<Waiting />}>{content}</Suspense>
    </SchedulingLayout>
  )
  const booked = isBooked(session) ? (
    framed(4, <Booked token={token} session={session} rescheduleHref={door.open ? root : undefined} />)
  ) : (
    <Redirect to="" go={go} />
  )

  if (step === 'finalizacao') return booked
  if (!door.open) return <SchedulingClosed session={session} reason={door.reason} />

  const incomplete = firstIncompleteStep(draft)
  if (step === 'informacoes' && incomplete !== '') {
    return framed(
      2,
      <InformationStep
        draft={draft}
        me={me}
        onChange={keep}
        onNext={() => go('confirmacao')}
        onBack={() => go('')}
      />,
    )
  }
  if (step === 'confirmacao' && incomplete === 'confirmacao') {
    return framed(
      3,
      <ConfirmationStep
        session={session}
        draft={draft}
        onConfirm={confirm}
        onBack={() => go('informacoes')}
        editHref={{ dayAndTime: root, information: stepPath(token, 'informacoes') }}
      />,
    )
  }
  if (step !== '') return <Redirect to={step === 'confirmacao' ? incomplete : ''} go={go} />

  const isMoving = isBooked(session) && session.scheduled_for
  return framed(
    1,
    <DayAndTimeStep
      availability={availability}
      today={wallClock(now, session.time_zone).date}
      value={draft}
      lost={lost}
      current={isMoving ? slotOf(isMoving, session.time_zone) : null}
      onChange={({ date, hour }) => keep({ ...draft, date, hour })}
      onNext={() => go('informacoes')}
      onRetry={refresh}
    />,
  )
}

function Redirect({ to, go }: { to: Step; go: StepProps['go'] }) {
  useEffect(() => go(to, { replace: true }), [to, go])
  return null
}

// Our people book for others: it is not they who receive the photographer.
function contactOf(user: ReturnType<typeof userOf>): Contact | null {
  return user && !isStaff(user) ? { name: user.name, phone: user.phone ?? '', email: user.email } : null
}
