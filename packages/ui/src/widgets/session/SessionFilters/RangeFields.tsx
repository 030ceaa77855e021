import { useFormContext } from 'react-hook-form'
import { DateField } from '../../../primitives/form/DateField.tsx'
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
          <DateField
            key={end}
            control={control}
            name={`${name}.${end}`}
            label={label}
            purpose={`${legend}, ${label.toLowerCase()}`}
          />
        ))}
      </FieldRow>
    </Group>
  )
}
