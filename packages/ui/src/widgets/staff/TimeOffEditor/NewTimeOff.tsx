import type { TimeOffForm } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { Dates } from '../time-off-styles.ts'
import { TypedTimeOff } from './typed-days.ts'

const ends = [
  ['starts_on', 'De'],
  ['ends_on', 'Até'],
] as const

/** The form of new days off, both ends included; typed values stay until `onAdd` resolves to true or `round` changes. */
export function NewTimeOff({
  onAdd,
  round,
}: {
  onAdd: (days: TimeOffForm) => Promise<boolean>
  round: number
}) {
  const form = useForm<TypedTimeOff, unknown, TimeOffForm>({
    resolver: valibotResolver(TypedTimeOff),
    defaultValues: { starts_on: '', ends_on: '' },
  })
  const { reset } = form
  useEffect(() => {
    if (round > 0) reset()
  }, [round, reset])
  const { submit, pressing } = useSubmit(form, async (days) => {
    if (await onAdd(days)) reset()
  })

  return (
    <Dates noValidate onSubmit={submit} aria-label="Nova folga">
      {ends.map(([end, label]) => (
        <DateField
          key={end}
          control={form.control}
          name={end}
          label={label}
          purpose={`folga, ${label.toLowerCase()}`}
          required
        />
      ))}
      <Button type="submit" waiting={pressing}>
        Adicionar folga
      </Button>
    </Dates>
  )
}
