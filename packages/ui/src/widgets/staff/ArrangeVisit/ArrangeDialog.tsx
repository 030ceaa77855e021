import {
  type ArrangedVisit,
  type ChosenSlot,
  Failure,
  type ProviderChoice,
  type VisitPlan,
  visitWarnings,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { TriangleAlert } from 'lucide-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { dateDigits } from '../../../primitives/input/typed-date.ts'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { byEase, ChoiceList, canSend } from '../ChoiceList.tsx'
import { chooseSomebody, TypedSlot, TypedVisit } from './typed-visit.ts'

interface DialogProps {
  booked: ChosenSlot | null
  onPlan: (slot: ChosenSlot, signal: AbortSignal) => Promise<VisitPlan>
  onArrange: (visit: ArrangedVisit) => Promise<unknown>
}

type Arranged = v.InferOutput<typeof TypedVisit>

const isSame = (one: ChosenSlot | null, other: ChosenSlot | null) =>
  one?.date === other?.date && one?.hour === other?.hour

/** The warnings about a plan, each on a line. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="orange" icon={<TriangleAlert size={20} strokeWidth={1.75} />} live>
      <Stack gap={8}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Stack>
    </Banner>
  )
}

/** The form of a visit that is fitted in: day, time and photographer, with warnings where the agenda does not provide for it. */
function ArrangeForm({ booked, onPlan, onArrange, onClose }: DialogProps & { onClose: () => void }) {
  const form = useForm<TypedVisit, unknown, Arranged>({
    resolver: valibotResolver(TypedVisit),
    mode: 'onTouched',
    defaultValues: {
      date: dateDigits(booked?.date),
      hour: booked?.hour ?? '',
      provider_id: null,
    },
  })
  const { control, register, formState } = form
  const [date, hour, chosenId] = useWatch({ control, name: ['date', 'hour', 'provider_id'] })
  const read = v.safeParse(TypedSlot, { date, hour })
  const slot = read.success ? read.output : null
  const [answer, ask] = useRemote<{ slot: ChosenSlot; plan: VisitPlan } | null>(
    async (signal) => slot && { slot, plan: await onPlan(slot, signal) },
    [slot?.date, slot?.hour],
    // Nothing to ask before there is a time.
    slot === null ? { initial: null } : {},
  )
  // Until a new time is answered, the plan of the one before stays in the remote: its warnings must not be confirmed for the new one.
  const isOfSlot = answer.state !== 'ready' || isSame(answer.value?.slot ?? null, slot)
  const current = isOfSlot ? answer : waiting
  const isBooked = booked !== null && isSame(slot, booked)
  // At another time, the photographer of the visit is a choice like the others.
  const choicesOf = ({ providers }: VisitPlan) =>
    byEase(providers.map((one) => ({ ...one, is_assigned: one.is_assigned && isBooked })))
  const known = current.state === 'ready' ? (current.value?.plan ?? null) : null
  const chosen: ProviderChoice | null =
    (known && choicesOf(known).find((one) => one.id === chosenId && canSend(one))) ?? null
  const warnings = known && slot ? visitWarnings(known, slot.hour, chosen) : []

  async function arrange(visit: Arranged) {
    // Somebody chosen for another time may be unable to go then.
    if (chosen === null) throw new Failure('invalid', chooseSomebody, { provider_id: chooseSomebody })
    try {
      await onArrange({ ...visit, ...(warnings.length > 0 && { beyond_agenda: true }) })
    } catch (reason) {
      // The agenda may have changed meanwhile: ask again, and show the failure in the dialog.
      void ask()
      throw reason
    }
  }

  return (
    <FormDialog
      title="Encaixar visita"
      description="Um dia e horário fora do calendário, e quem vai. Ninguém vai a duas visitas ao mesmo tempo."
      action={warnings.length > 0 ? 'Encaixar mesmo assim' : 'Encaixar'}
      // What has to be confirmed is not known before the plan.
      waiting={current.state === 'waiting'}
      form={form}
      onSend={arrange}
      onClose={onClose}
    >
      <Grid min={160} gap={16}>
        <DateField control={control} name="date" label="Dia" purpose="visita" required />
        <Field label="Horário" required error={formState.errors.hour?.message}>
          <TextInput
            placeholder="09h00"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...register('hour')}
          />
        </Field>
      </Grid>
      <Await
        remote={current}
        onRetry={ask}
        failureTitle="Não foi possível ver quem está livre"
        waiting={
          <Stack gap={12}>
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </Stack>
        }
      >
        {(value) =>
          value === null ? (
            <Text soft>Informe o dia e o horário para ver quem pode ir.</Text>
          ) : (
            <Controller
              control={control}
              name="provider_id"
              render={({ field, fieldState }) => (
                <Stack gap={12}>
                  <Warnings warnings={warnings} />
                  <ChoiceList
                    choices={choicesOf(value.plan)}
                    chosen={chosen?.id ?? null}
                    onChoose={field.onChange}
                    error={fieldState.error?.message}
                  />
                </Stack>
              )}
            />
          )
        }
      </Await>
    </FormDialog>
  )
}

/** The dialog of `ArrangeVisit`; each opening starts anew. */
export function ArrangeDialog({ open, ...props }: DialogProps & { open: boolean; onClose: () => void }) {
  return open && <ArrangeForm {...props} />
}
