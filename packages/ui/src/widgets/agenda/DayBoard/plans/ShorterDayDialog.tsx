import {
  type BoardModel,
  boardDays,
  type Instant,
  mapCities,
  type ShorterDay,
  shorterDayOf,
  type VisitExchange,
  withNoun,
} from '@ensaio/domain'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../../primitives/dialog/useDialogAction.ts'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { space } from '../../../../theme/tokens.ts'
import { BoardDayField } from './BoardDayField.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
  padding: 0;
  list-style: none;
`

/** The props of `ShorterDayDialog`. */
export type ShorterDayDialogProps = {
  open: boolean
  onClose: () => void
  model: BoardModel
  now: Instant
  /** Passes the visits on, all or none; a rejection is told in the dialog. */
  onExchange: (exchanges: readonly VisitExchange[]) => Promise<unknown>
}

/** Shows how exchanges of visits make the ways of a day shorter, and makes them with one confirmation (rule shorter-day). */
export function ShorterDayDialog(props: ShorterDayDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

const km = (length: number) => `${Math.round(length)}\u00a0km`

const passed = (count: number) => withNoun(count, 'visita troca', 'visitas trocam')

function summary({ before, after, exchanges }: ShorterDay): string {
  return `${passed(exchanges.length)} de fotógrafo. Os caminhos do dia caem de ${km(before)} para ${km(after)}, em estimativa.`
}

/** The exchanges that take these back. */
const reversed = (exchanges: readonly VisitExchange[]): VisitExchange[] =>
  exchanges.map(({ visit, from, to }) => ({ visit: { ...visit, provider_id: to.id }, from: to, to: from }))

function OpenDialog({ onClose, model, now, onExchange }: ShorterDayDialogProps) {
  const days = boardDays(model.board)
  const { say } = useToast()
  const { close, run } = useDialogAction(onClose)
  const [day, setDay] = useState(() => days.find((one) => mapCities(model, one).length > 0) ?? days[0] ?? '')
  const cities = mapCities(model, day)
  const [wanted, setWanted] = useState('')
  const city = cities.includes(wanted) ? wanted : (cities[0] ?? '')
  const plan = useMemo(() => shorterDayOf(model, city, day, now), [model, city, day, now])
  const { exchanges, unknown } = plan

  async function send() {
    await onExchange(exchanges)
    say(`Caminhos encurtados em ${km(plan.before - plan.after)}.`, {
      label: 'Desfazer',
      onPress: () => onExchange(reversed(exchanges)),
    })
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Encurtar caminhos"
      description="As visitas do dia trocam de fotógrafo, no mesmo horário, para que todos andem menos."
      actions={
        <Button variant="primary" disabled={exchanges.length === 0} onPress={() => run(send)}>
          {exchanges.length === 0 ? 'Trocar' : `Trocar ${withNoun(exchanges.length, 'visita', 'visitas')}`}
        </Button>
      }
    >
      <Stack gap={16}>
        <BoardDayField days={days} value={day} onChange={setDay} />
        {cities.length > 1 && (
          <Field label="Cidade" required>
            <Select value={city} onChange={(event) => setWanted(event.target.value)}>
              {cities.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        )}
        <div role="status">
          <Text>
            {exchanges.length > 0
              ? summary(plan)
              : cities.length === 0
                ? 'Não há visitas neste dia.'
                : 'Nenhuma troca encurta os caminhos deste dia.'}
          </Text>
        </div>
        {exchanges.length > 0 && (
          <List role="list">
            {exchanges.map(({ visit, from, to }) => (
              <li key={visit.id}>
                <Text strong>{`${visit.slot?.hour ?? ''}, ${visit.title}`}</Text>
                <Text soft>{`Vai ${to.name}, no lugar de ${from.name}`}</Text>
              </li>
            ))}
          </List>
        )}
        {unknown > 0 && (
          <Text soft>
            {`${withNoun(unknown, 'visita', 'visitas')} sem posição no mapa: ${unknown === 1 ? 'não entra' : 'não entram'} na conta.`}
          </Text>
        )}
        {exchanges.length > 0 && <Text soft>Quem recebe e os fotógrafos são avisados por e-mail.</Text>}
      </Stack>
    </Dialog>
  )
}
