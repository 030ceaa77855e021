import {
  type BoardModel,
  type BoardVisit,
  boardDays,
  boardHours,
  type ChosenSlot,
  dropsOf,
  type Instant,
  risksOf,
  type Slot,
  stayReason,
} from '@ensaio/domain'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { asFailure } from '../../../remote/remote.ts'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { dayTitle, dropText, placeLine, placeText } from './board-words.ts'
import type { Target } from './moving/lift.ts'

/** The props of `VisitDialog`; `visit` is null while it is closed. */
export type VisitDialogProps = {
  open: boolean
  onClose: () => void
  visit: BoardVisit | null
  model: BoardModel
  now: Instant
  visitHref: (id: number) => string
  onMove: (visit: BoardVisit, target: Target, isBeyondAgenda: boolean) => Promise<unknown>
}

const actions = { same: 'Mover', free: 'Mover', warning: 'Mover mesmo assim', impossible: 'Mover' } as const

function firstSlot(visit: BoardVisit, model: BoardModel): ChosenSlot | null {
  const days = boardDays(model.board)
  if (visit.slot && days.includes(visit.slot.date)) return visit.slot
  const day = days.find((one) => boardHours(model.board, one).length > 0)
  const [hour] = day === undefined ? [] : boardHours(model.board, day)
  return day && hour ? { date: day, hour } : null
}

/** What a visit is, why it is at risk, and a form that moves it: for a phone, and for those who do not drag. */
export function VisitDialog(props: VisitDialogProps) {
  const { visit } = props
  return visit && props.open ? <OpenDialog key={visit.id} {...props} visit={visit} /> : null
}

function OpenDialog({
  visit,
  model,
  now,
  visitHref,
  onMove,
  onClose,
}: VisitDialogProps & { visit: BoardVisit }) {
  const [slot, setSlot] = useState(() => firstSlot(visit, model))
  const [chosen, setChosen] = useState(visit.provider_id)
  // The visit that the choices began with: where somebody else has moved it since, the move is refused and told, not undone.
  const [opened, setOpened] = useState<BoardVisit | null>(visit)
  const said = useId()
  const { close, run } = useDialogAction(onClose)
  const stay = stayReason(visit)
  const risks = risksOf(model, visit, now)
  const photographer = model.photographer(chosen)
  const days = boardDays(model.board)
  const hours = slot === null ? [] : [...new Set([...boardHours(model.board, slot.date), slot.hour])].sort()
  const drops = dropsOf(model, visit, now)
  const drop = photographer && slot ? drops(photographer, slot) : null
  const canMove = drop !== null && (drop.kind === 'free' || drop.kind === 'warning')
  const people = model.board.photographers.filter(
    ({ id, city, active }) => id === visit.provider_id || (active && city === visit.city),
  )

  async function move() {
    if (!photographer || !slot || !canMove) return
    await run(async () => {
      try {
        await onMove(opened ?? visit, { photographer, slot }, drop.kind === 'warning' && drop.isBeyondAgenda)
      } catch (reason) {
        // The refusal tells of the move: from here on, what is on screen counts.
        if (asFailure(reason).code === 'visit_moved') setOpened(null)
        throw reason
      }
    })
  }

  return (
    <Dialog
      open
      onClose={close}
      title={visit.title}
      description={[placeLine(visit), visit.city].filter(Boolean).join(', ')}
      actions={
        <>
          {stay === null && (
            <Button variant="primary" disabled={!canMove} describedBy={said} onPress={move}>
              {actions[drop?.kind ?? 'free']}
            </Button>
          )}
          <Button href={visitHref(visit.id)}>Abrir o ensaio</Button>
        </>
      }
    >
      <Stack gap={16}>
        <Row gap={12}>
          <StatusBadge status={visit.status} />
          <Text soft>{`${visit.service}, ${visit.client}`}</Text>
        </Row>
        {risks.length > 0 && (
          <Banner tone="orange" icon={<TriangleAlert size={20} strokeWidth={1.75} />}>
            <Stack gap={4}>
              {risks.map(({ risk, text }) => (
                <p key={risk}>{text}</p>
              ))}
            </Stack>
          </Banner>
        )}
        {stay !== null && <Text soft>{stay}</Text>}
        {stay === null && slot !== null && (
          <Stack gap={12}>
            {days.length > 1 && (
              <Field label="Dia" required>
                <Select
                  value={slot.date}
                  onChange={(event) => setSlot({ ...slot, date: event.target.value })}
                >
                  {days.map((day) => (
                    <option key={day} value={day}>
                      {dayTitle(day)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label="Horário" required>
              <Select
                value={slot.hour}
                onChange={(event) => setSlot({ ...slot, hour: event.target.value as Slot })}
              >
                {hours.map((hour) => (
                  <option key={hour}>{hour}</option>
                ))}
              </Select>
            </Field>
            <Field label="Quem vai" required>
              <Select value={chosen ?? ''} onChange={(event) => setChosen(Number(event.target.value))}>
                {chosen === null && <option value="">Escolha quem vai</option>}
                {people.map((one) => (
                  <option key={one.id} value={one.id}>
                    {drops(one, slot).kind === 'free' ? `${one.name}, livre` : one.name}
                  </option>
                ))}
              </Select>
            </Field>
            <p id={said} role="status">
              {photographer && drop
                ? `${placeText(photographer, slot, days.length > 1)}: ${dropText(drop)}`
                : ''}
            </p>
            <Text soft>Para outro dia ou horário, abra o ensaio.</Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}
