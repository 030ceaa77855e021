import {
  dayPartLabels,
  dayParts,
  type PreferredPeriodDraft,
  type PreferredPeriodForm,
  shortWeekdayNames,
  standardSchedule,
  weekdayNames,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import type { PreferredPeriodActionProps } from './period-props.ts'
import { Several } from './Several.tsx'
import { ReadPeriod, typedPeriod } from './typed-period.ts'

/** The props of `PreferredPeriodDialog`. */
export type PreferredPeriodDialogProps = PreferredPeriodActionProps & { open: boolean; onClose: () => void }

/** The form of a preferred period: weekdays of the city, part of the day, first and last day, and a note. */
export function PreferredPeriodDialog(props: PreferredPeriodDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  period,
  schedule = standardSchedule,
  draft,
  onDraft,
  onLeave,
  onClose,
}: PreferredPeriodDialogProps) {
  const form = useForm<PreferredPeriodDraft, unknown, PreferredPeriodForm>({
    resolver: valibotResolver(ReadPeriod),
    defaultValues: typedPeriod(draft, period),
  })
  const { control, register, formState, watch, setValue } = form
  const { weekdays, parts } = watch()
  useEffect(() => {
    const { unsubscribe } = watch((typed) => onDraft(typed as PreferredPeriodDraft))
    return unsubscribe
  }, [watch, onDraft])
  const days = weekdayNames.flatMap((name, day) =>
    (schedule.hours[day]?.length ?? 0) > 0 || weekdays.includes(day)
      ? [{ value: day, label: shortWeekdayNames[day] ?? name, name }]
      : [],
  )
  return (
    <FormDialog
      title="Quando você pode?"
      description="Diga o que serve. A nossa equipe procura um horário e avisa por e-mail."
      form={form}
      onSend={onLeave}
      action="Deixar preferência"
      onClose={onClose}
    >
      <Several
        title="Dias da semana"
        options={days}
        chosen={weekdays}
        error={formState.errors.weekdays?.message}
        onChange={(chosen) =>
          setValue('weekdays', chosen.toSorted(), { shouldValidate: formState.isSubmitted })
        }
      />
      <Several
        title="Parte do dia"
        options={dayParts.map((value) => ({ value, label: dayPartLabels[value] }))}
        chosen={parts}
        onChange={(chosen) => setValue('parts', chosen, { shouldValidate: formState.isSubmitted })}
      />
      <Grid min={180}>
        <DateField control={control} name="first_day" label="A partir de" purpose="a partir de" />
        <DateField control={control} name="last_day" label="Até" purpose="até" />
      </Grid>
      <Field
        label="Recado"
        hint={
          period?.has_note
            ? 'O recado que você deixou continua valendo; escreva outro para trocá-lo.'
            : undefined
        }
        error={formState.errors.note?.message}
      >
        <TextArea rows={3} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  )
}
