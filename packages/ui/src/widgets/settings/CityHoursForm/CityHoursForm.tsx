import { CitySchedule, type StaffCity, shortDuration } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { typedNumber } from '../../../primitives/input/typed-number.ts'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Days } from './CityHoursForm.styles.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { type AddTyped, DayTimes } from './DayTimes.tsx'

/** The props of `CityHoursForm`. */
export type CityHoursFormProps = {
  /** The city with its start times. */
  city: Remote<StaffCity>
  /** The URL of the list of cities. */
  citiesHref: string
  /** Saves times and travel; a rejection that names fields is shown at them. */
  onSave: (schedule: CitySchedule) => Promise<unknown>
  onRetry: Press
}

type Typed = v.InferInput<typeof CitySchedule>
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

function Form({ city, onSave }: { city: StaffCity; onSave: CityHoursFormProps['onSave'] }) {
  const { say } = useToast()
  const [copying, setCopying] = useState<number | null>(null)
  /** By weekday. */
  const addTyped = useRef<(AddTyped | null)[]>([])
  const kept = { hours: city.hours, travel_minutes: city.travel_minutes }
  const form = useForm<Typed, unknown, CitySchedule>({
    resolver: valibotResolver(CitySchedule),
    defaultValues: kept,
  })
  const keep = useKeptValues(form, kept)
  const { register, formState, getValues, setValue, watch } = form
  const { errors, isDirty } = formState
  useLeaveWarning(isDirty)
  // Registered, so that a refusal that names a day is shown there.
  register('hours')
  const hours = watch('hours') as CitySchedule['hours']
  const change = (changed: CitySchedule['hours']) => setValue('hours', changed, { shouldDirty: true })
  // Several days may change before the next render.
  const changeDay = (day: number, times: CitySchedule['hours'][number]) =>
    change((getValues('hours') as CitySchedule['hours']).map((old, place) => (place === day ? times : old)))
  const { submit, pressing } = useSubmit(form, async (schedule) => {
    await keep(() => onSave(schedule))
    say('Horários salvos.')
  })
  function submitWithTyped(event: FormEvent) {
    if (mondayFirst.every((day) => addTyped.current[day]?.() ?? true)) submit(event)
    else event.preventDefault()
  }
  const errorOf = (day: number) => {
    const [first] = [errors.hours?.[day]].flat()
    return first?.message ?? first?.root?.message
  }
  return (
    <>
      <Stack as="form" gap={24} noValidate onSubmit={submitWithTyped} aria-label="Horários das visitas">
        <Text soft>
          {`Uma visita leva ${shortDuration()}. Horários mais próximos do que a visita e o deslocamento vão para fotógrafos diferentes. As visitas já marcadas mantêm a hora que têm.`}
        </Text>
        <Days role="list">
          {mondayFirst.map((day) => (
            <DayTimes
              key={day}
              ref={(add) => {
                addTyped.current[day] = add
              }}
              weekday={day}
              times={hours[day] ?? []}
              error={errorOf(day)}
              onChange={(times) => changeDay(day, times)}
              onCopy={() => setCopying(day)}
            />
          ))}
        </Days>
        <Grid min={280} gap={24}>
          <Field
            label="Deslocamento entre visitas, em minutos"
            required
            hint="Do fim de uma visita ao começo da seguinte do mesmo fotógrafo. Vale para as próximas marcações."
            error={errors.travel_minutes?.message}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...register('travel_minutes', { setValueAs: typedNumber })}
            />
          </Field>
        </Grid>
        <Row>
          <Button type="submit" variant="primary" waiting={pressing}>
            Salvar horários
          </Button>
        </Row>
      </Stack>
      {copying !== null && (
        <CopyDialog
          from={copying}
          onCopy={(days) =>
            change(hours.map((old, day) => (days.includes(day) ? (hours[copying] ?? old) : old)))
          }
          onClose={() => setCopying(null)}
        />
      )}
    </>
  )
}

/** The start times of a city by weekday, and the travel between two visits; a day without times has no visits (rule city-hours). */
export function CityHoursForm({ city, citiesHref, onSave, onRetry }: CityHoursFormProps) {
  const title = city.state === 'ready' ? `Horários em ${city.value.name}` : 'Horários das visitas'
  return (
    <Card title={title} aside={<TextLink href={citiesHref}>Todas as cidades</TextLink>}>
      <Await
        remote={city}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os horários"
        waiting={<Skeleton height="520px" />}
      >
        {(value) => <Form city={value} onSave={onSave} />}
      </Await>
    </Card>
  )
}
