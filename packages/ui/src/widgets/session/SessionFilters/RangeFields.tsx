import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { DateInput } from '../../../primitives/input/DateInput/DateInput.tsx'
import type { FilterDraft } from './filter-draft.ts'
import { FieldRow, Group } from './SessionFilters.styles.ts'

const ends = [
  ['from', 'De'],
  ['to', 'Até'],
] as const

/** The first and the last day of a range, each with its own complaint. */
export function RangeFields({ name, legend }: { name: 'session_date' | 'created_date'; legend: string }) {
  const { control } = useFormContext<FilterDraft>()
  return (
    <Group>
      <legend>{legend}</legend>
      <FieldRow>
        {ends.map(([end, label]) => (
          <Controller
            key={end}
            control={control}
            name={`${name}.${end}`}
            render={({ field, fieldState }) => (
              <Field label={label} error={fieldState.error?.message}>
                <DateInput
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  purpose={`${legend}, ${label.toLowerCase()}`}
                />
              </Field>
            )}
          />
        ))}
      </FieldRow>
    </Group>
  )
}
