import { schedulingCalls } from '@ensaio/client'
import {
  type Contact,
  chosenSlot,
  firstIncompleteStep,
  isBooked,
  isStaff,
  keepsInformation,
  lateBookingNotice,
  moverOf,
  type PublicSession,
  publicSchedulingState,
  slotOf,
  startDraft,
  unableRefusal,
  visitCount,
  wallClock,
} from '@ensaio/domain'
import { Ready, useClient, useNow, userOf, Waiting } from '@ensaio/frame'
import { DayAndTimeStep, SchedulingLayout, useRemote, useToast } from '@ensaio/ui'
import { type ReactNode, Suspense, startTransition, useEffect, useMemo } from 'react'
import picture from '../pictures/sala-01.webp'
import { usePart, usePortal } from '../store/portal-context.ts'
import { draftOf, isSlotRefusal, isVisitMoved, schedulingSlice } from '../store/scheduling.ts'
import {
  Booked,
  ConfirmationStep,
  fetchLaterSteps,
  InformationStep,
  SchedulingClosed,
  SchedulingUnits,
} from './later-steps.ts'
import { Otherwise } from './Otherwise.tsx'
import { type Step, type StepProps, stepPath } from './step.ts'

const asks = { scheduling: schedulingCalls }

const invitationPicture = {
  src: picture,
  alt: 'Sala de estar integrada e iluminada, com vista para a varanda e a cidade.',
}

/** The steps to move a booked visit: only day and time, or all of them when the API does not store the rest. */
function movingSteps(session: PublicSession): readonly Step[] {
  return keepsInformation(session) ? ['remarcar'] : ['remarcar', 'informacoes', 'confirmacao']
}

/** The steps of a valid link: day and time, information, confirmation and success; or the booked visit; or why the link is closed. */
export function SchedulingSteps(
  props: StepProps & {
    session: PublicSession
    onBooked: (session: PublicSession) => void
    onStale: () => Promise<void>
  },
) {
  const { token, step, go, session } = props
  const isMove = isBooked(session)
  const isSingle = keepsInformation(session)
  const first: Step = isMove ? 'remarcar' : ''
  const client = useClient(asks)
  const toast = useToast()
  const now = useNow()
  const user = usePortal(userOf)
  const me = contactOf(user)
  const stored = usePart(schedulingSlice, (state) => draftOf(state, token))
  const draft = useMemo(() => stored ?? startDraft(session), [stored, session])
  const lost = usePart(schedulingSlice, (state) => state.lostSlots[token] ?? null)
  const keepDraft = usePart(schedulingSlice, (state) => state.keepDraft)
  const book = usePart(schedulingSlice, (state) => state.book)
  const [availability, refresh] = useRemote(
    (signal) => client.scheduling.availability(token, signal),
    [client, token],
  )
  const access = publicSchedulingState(session, now, moverOf(user))
  const slot = chosenSlot(draft)
  const hasBegun = draft.date !== null
  useEffect(() => {
    if (hasBegun) fetchLaterSteps({ isSingle })
  }, [hasBegun, isSingle])
  const keep = (next: typeof draft) => keepDraft(token, next)
  const confirm = async () => {
    try {
      const answer = await book(token, session)
      // As one change: the booked visit has another frame on any other step.
      startTransition(() => {
        props.onBooked(answer)
        go('finalizacao', { replace: true })
      })
    } catch (reason) {
      if (isSlotRefusal(reason)) {
        void refresh()
        go(first, { replace: true })
        return
      }
      const shown = props.onStale()
      if (!isVisitMoved(reason)) throw reason
      // Not by the step, which gives way to the booked visit.
      toast.fail(reason.message)
      await shown
      go(first, { replace: true })
    }
  }

  const dayAndTime = stepPath(token, first)
  const information = stepPath(token, 'informacoes')
  const framed = (place: number, content: ReactNode) => (
    <SchedulingLayout
      session={session}
      picture={invitationPicture}
      step={place}
      isSingle={(isSingle && place === 1) || (place === 4 && step !== 'finalizacao')}
      slot={slot}
      owner={draft.owner}
      keys={draft.keys}
      hrefs={access.open && place < 4 ? [dayAndTime, information, stepPath(token, 'confirmacao')] : []}
    >
      {/* One for each step: without the key, React would show the step before until the code of the next one is there. */}
      <Suspense key={place} fallback={<Waiting />}>
        {content}
        <Ready />
      </Suspense>
    </SchedulingLayout>
  )

  const isAhead = unableRefusal(session, now) === null
  if (isAhead && !(access.open && movingSteps(session).includes(step))) {
    return framed(
      4,
      <Booked
        token={token}
        step={step}
        go={go}
        session={session}
        onStale={props.onStale}
        rescheduleHref={access.open ? dayAndTime : undefined}
        lateReason={access.open ? undefined : access.reason}
        onChanged={props.onBooked}
      />,
    )
  }
  if (!access.open) {
    return (
      <>
        <SchedulingClosed session={session} reason={access.reason} />
        <Ready />
      </>
    )
  }

  const notice =
    slot &&
    lateBookingNotice(slot, { zone: session.time_zone, now, fee: session.late_fee, terms: session.terms })
  const incomplete = firstIncompleteStep(draft, session)
  if (step === 'informacoes' && incomplete !== '') {
    return framed(
      2,
      <InformationStep
        draft={draft}
        session={session}
        me={me}
        onChange={keep}
        onNext={() => go('confirmacao')}
        onBack={() => go(first)}
      />,
    )
  }
  if (step === 'confirmacao' && incomplete === 'confirmacao') {
    return framed(
      3,
      <ConfirmationStep
        session={session}
        draft={draft}
        notice={notice}
        onConfirm={confirm}
        onBack={() => go('informacoes')}
        editHref={{ dayAndTime, information }}
      />,
    )
  }
  if (step !== first) return <Redirect to={(step === 'confirmacao' && incomplete) || first} go={go} />

  const choice = (
    <DayAndTimeStep
      availability={availability}
      today={wallClock(now, session.time_zone).date}
      value={draft}
      lost={lost}
      current={isMove && session.scheduled_for ? slotOf(session.scheduled_for, session.time_zone) : null}
      visits={visitCount(session)}
      schedule={session.schedule}
      notice={notice}
      isSingle={isSingle}
      otherwise={
        session.preferred_period === undefined ? undefined : (
          <Otherwise token={token} session={session} onChanged={props.onBooked} />
        )
      }
      onChange={({ date, hour }) => keep({ ...draft, date, hour })}
      onNext={isSingle ? confirm : () => go('informacoes')}
      onRetry={refresh}
    />
  )
  if (isMove || !session.units) return framed(1, choice)
  return framed(
    1,
    <SchedulingUnits token={token} units={session.units} timeZone={session.time_zone}>
      {choice}
    </SchedulingUnits>,
  )
}

function Redirect({ to, go }: { to: Step; go: StepProps['go'] }) {
  useEffect(() => go(to, { replace: true }), [to, go])
  return null
}

// Staff book for others: they do not receive the photographer.
function contactOf(user: ReturnType<typeof userOf>): Contact | null {
  return user && !isStaff(user) ? { name: user.name, phone: user.phone ?? '', email: user.email } : null
}
