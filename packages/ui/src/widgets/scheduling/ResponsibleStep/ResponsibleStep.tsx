import { type Contact, copyMe, type OrderDraft, OrderResponsible } from '@ensaio/domain'
import { StepActions } from '../../../primitives/action/StepActions.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useStepForm } from '../../../primitives/form/useStepForm.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `ResponsibleStep`. */
export type ResponsibleStepProps = {
  draft: OrderDraft
  /** The signed-in person, whose data can be copied. */
  me: Contact
  /** Other words for "Copiar meus dados", where somebody else's are copied. */
  copyLabel?: string | undefined
  /** Called on every edit, to store the draft. */
  onChange: (draft: OrderDraft) => void
  /** Called only when the form is valid. */
  onNext: Press
  onBack: Press
}

/**
 * The person responsible for the property: name, phone and e-mail, or a copy of the signed-in person's data. "Avisar" decides whether
 * this person gets the scheduling link by mail. Continuing with invalid fields shows their messages and focuses the first.
 */
export function ResponsibleStep({
  draft,
  me,
  copyLabel = 'Copiar meus dados',
  onChange,
  onNext,
  onBack,
}: ResponsibleStepProps) {
  const { responsible } = draft
  const { form, errors, pressing } = useStepForm(OrderResponsible, responsible, onNext)

  function edit(change: Partial<Contact>) {
    onChange({ ...draft, responsible: { ...responsible, ...change } })
  }

  return (
    <Stack as="form" gap={24} {...form}>
      <Stack gap={8}>
        <Heading level={1}>Quem responde pelo imóvel?</Heading>
        <Text soft>É com esta pessoa que combinamos o dia e a entrada do fotógrafo.</Text>
      </Stack>
      <Checkbox
        label={copyLabel}
        checked={draft.is_me}
        onChange={(event) => onChange(copyMe(draft, me, event.target.checked))}
      />
      <Field label="Nome" required error={errors.name}>
        <TextInput
          autoComplete="off"
          value={responsible.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
      </Field>
      <Grid min={240} gap={24}>
        <Field label="Telefone" required error={errors.phone}>
          <PhoneInput autoComplete="off" value={responsible.phone} onChange={(phone) => edit({ phone })} />
        </Field>
        <Field label="E-mail" required error={errors.email}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={responsible.email}
            onChange={(event) => edit({ email: event.target.value })}
          />
        </Field>
      </Grid>
      <Checkbox
        label="Avisar o responsável por e-mail"
        hint="Enviamos o link para escolher o dia e o horário assim que o pedido for feito."
        checked={draft.notifies}
        onChange={(event) => onChange({ ...draft, notifies: event.target.checked })}
      />
      <StepActions waiting={pressing} onBack={onBack} />
    </Stack>
  )
}
