import type { CityNames, HolidayForm } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { CityOptions } from '../CityOptions.tsx'
import { Form } from './HolidayList.styles.ts'
import { TypedHoliday } from './typed-holiday.ts'

/** The form of a new holiday in one city or in all; typed values stay until `onAdd` resolves to true or `round` changes. */
export function NewHoliday({
  onAdd,
  round,
  cities,
}: {
  onAdd: (holiday: HolidayForm) => Promise<boolean>
  round: number
  cities: CityNames
}) {
  const form = useForm<TypedHoliday, unknown, HolidayForm>({
    resolver: valibotResolver(TypedHoliday),
    defaultValues: { day: '', city: '', name: '' },
  })
  const { errors } = form.formState
  const { reset } = form
  useEffect(() => {
    if (round > 0) reset()
  }, [round, reset])
  const { submit, pressing } = useSubmit(form, async (holiday) => {
    if (await onAdd(holiday)) reset()
  })

  return (
    <Form noValidate onSubmit={submit} aria-label="Novo feriado">
      <DateField control={form.control} name="day" label="Dia" purpose="feriado" required />
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...form.register('name')} />
      </Field>
      <Field label="Onde" error={errors.city?.message}>
        <Select {...form.register('city')}>
          <option value="">Todas as cidades</option>
          <CityOptions cities={cities} />
        </Select>
      </Field>
      <Button type="submit" variant="primary" waiting={pressing}>
        Adicionar feriado
      </Button>
    </Form>
  )
}
