import {
  type AbsentVisit,
  absenceOf,
  type BoardModel,
  type BoardVisit,
  boardDays,
  type ChosenSlot,
  Failure,
  type Instant,
  type LocalDate,
  offReason,
  photographersWithVisits,
  withNoun,
} from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../../primitives/dialog/useDialogAction.ts'
import { failureMessage } from '../../../../primitives/feedback/failure-report.ts'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { BoardDayField } from './BoardDayField.tsx'

/** The props of `AbsenceDialog`. */
export type AbsenceDialogProps = {
  open: boolean
  onClose: () => void
  model: BoardModel
  now: Instant
  /** Sends somebody else at the time of the visit. */
  onAssign: (visit: BoardVisit, slot: ChosenSlot, providerId: number) => Promise<unknown>
  /** Takes the date away; those who receive the photographer choose another one. */
  onRelease: (visit: BoardVisit) => Promise<unknown>
  onTimeOff: (photographerId: number, day: LocalDate) => Promise<unknown>
}

/** Somebody cannot come: their open visits of a day are offered to others or given back, with one confirmation (rule day-absence). */
export function AbsenceDialog(props: AbsenceDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

const giveBack = 'release'
const keep = 'keep'

function OpenDialog({ onClose, model, now, onAssign, onRelease, onTimeOff }: AbsenceDialogProps) {
  const days = boardDays(model.board)
  const { say } = useToast()
  const { close, run } = useDialogAction(onClose)
  const [day, setDay] = useState(
    () => days.find((one) => photographersWithVisits(model, one, now).length > 0) ?? days[0] ?? '',
  )
  const [who, setWho] = useState<number | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const [isOff, setOff] = useState(true)
  const people = photographersWithVisits(model, day, now)
  const photographer = model.photographer(who)
  const plan = who === null ? [] : absenceOf(model, who, day, now)
  /** What was chosen, as long as it is still offered; else what is proposed. */
  const choiceOf = ({ visit, others, late, proposed }: AbsentVisit): string => {
    const wanted = chosen[visit.id]
    const offered = [giveBack, keep, ...[...others, ...late].map(({ id }) => String(id))]
    if (wanted !== undefined && offered.includes(wanted)) return wanted
    return proposed ? String(proposed.id) : giveBack
  }
  const canBeOff = photographer !== undefined && offReason(photographer, day) === null

  /** Sends all; what is refused stays in the list and is told. */
  async function send() {
    if (!photographer) return
    if (canBeOff && isOff) await onTimeOff(photographer.id, day)
    const refused: string[] = []
    const done = { assigned: 0, released: 0 }
    for (const one of plan) {
      const { visit } = one
      const choice = choiceOf(one)
      if (choice === keep || visit.slot === null) continue
      try {
        await (choice === giveBack ? onRelease(visit) : onAssign(visit, visit.slot, Number(choice)))
        done[choice === giveBack ? 'released' : 'assigned'] += 1
      } catch (reason) {
        refused.push(`${visit.title}, ${visit.slot.hour}: ${failureMessage(reason)}`)
      }
    }
    if (refused.length > 0) throw new Failure('slot_taken', refused.join(' '))
    const moved = [
      ...(done.assigned > 0
        ? [`${withNoun(done.assigned, 'visita passada', 'visitas passadas')} a outros`]
        : []),
      ...(done.released > 0
        ? [`${withNoun(done.released, 'devolvida', 'devolvidas')} para escolher outro dia`]
        : []),
    ]
    say(`${photographer.name}: ${moved.join(' e ') || 'nenhuma visita mudou'}.`)
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Alguém não pode ir"
      description="As visitas do dia passam a outros ou voltam para quem recebe escolher outro horário."
      actions={
        <Button variant="primary" disabled={plan.length === 0} onPress={() => run(send)}>
          Confirmar
        </Button>
      }
    >
      <Stack gap={16}>
        <BoardDayField days={days} value={day} onChange={setDay} />
        {people.length === 0 && who === null ? (
          <Text soft>Ninguém tem visitas por fazer neste dia.</Text>
        ) : (
          <Field label="Quem não pode ir" required>
            <Select
              value={who ?? ''}
              onChange={(event) => setWho(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">Escolha a pessoa</option>
              {people.map(({ id, name, city }) => (
                <option key={id} value={id}>
                  {`${name} (${city})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {plan.map((one) => (
          <Field key={one.visit.id} label={`${one.visit.slot?.hour ?? ''}, ${one.visit.title}`} required>
            <Select
              value={choiceOf(one)}
              onChange={(event) => setChosen({ ...chosen, [one.visit.id]: event.target.value })}
            >
              {one.others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {`Vai ${name}`}
                </option>
              ))}
              {one.late.map(({ id, name }) => (
                <option key={id} value={id}>
                  {`Vai ${name}, sem tempo para o caminho`}
                </option>
              ))}
              <option value={giveBack}>Volta para escolher outro dia</option>
              <option value={keep}>Fica como está</option>
            </Select>
          </Field>
        ))}
        {plan.length > 0 && canBeOff && (
          <Checkbox
            label="Marcar folga neste dia, para não receber outras visitas"
            checked={isOff}
            onChange={(event) => setOff(event.target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
