import { ContactForm, formatPhone } from '@ensaio/domain'
import type { InferOutput } from 'valibot'
import { SaveIndicator } from '../../../primitives/feedback/SaveIndicator/SaveIndicator.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSavedForm } from '../../../primitives/form/useSavedForm.ts'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Person } from './ContactFacts.tsx'
import { Receiver } from './Receiver.tsx'

/** The contact of an ensaio as a form that saves itself. */
export function ContactEditor(props: {
  responsible: Person | null
  receiver: Person | null
  onSave: (responsible: InferOutput<typeof ContactForm>) => Promise<unknown>
}) {
  const { responsible, receiver, onSave } = props
  const { edit, field, errors, indicator, form } = useSavedForm({
    kept: {
      name: responsible?.name ?? '',
      phone: responsible ? formatPhone(responsible.phone) : '',
      email: responsible?.email ?? '',
      company: responsible?.company ?? '',
    },
    schema: ContactForm,
    onSave,
  })
  return (
    <Card title="Dados de contato" aside={<SaveIndicator {...indicator} />}>
      <Stack gap={24}>
        <Stack as="form" {...form}>
          <Field label="Responsável" required error={errors.name}>
            <TextInput {...field('name')} />
          </Field>
          <Grid min={200}>
            <Field label="Telefone" required error={errors.phone}>
              <PhoneInput {...field('phone')} onChange={(phone) => edit({ phone })} />
            </Field>
            <Field label="E-mail" required error={errors.email}>
              <TextInput type="email" inputMode="email" {...field('email')} />
            </Field>
          </Grid>
          <Field label="Empresa" optional error={errors.company}>
            <TextInput {...field('company')} />
          </Field>
          <button type="submit" hidden>
            Salvar
          </button>
        </Stack>
        {receiver && <Receiver person={receiver} />}
      </Stack>
    </Card>
  )
}
