import {
  areKeysGiven,
  atStart,
  byChannels,
  type Contact,
  clearOwner,
  fillOwner,
  informationForm,
  informationOf,
  inSentence,
  type PublicSession,
  type SchedulingDraft,
  type SchedulingInformation,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { StepActions } from '../../../primitives/action/StepActions.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Disclosure } from '../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { InformationField } from './InformationField.tsx'

/** The props of `InformationStep`. */
export type InformationStepProps = {
  draft: SchedulingDraft
  /** Provides the responsible person and whether keys were given; without it all fields are empty. */
  session?: PublicSession
  /** The signed-in person, whose data can be filled in; null when signed out. */
  me: Contact | null
  /** Called on every edit, to store the draft. */
  onChange: (draft: SchedulingDraft) => void
  /** Called only when the form is valid. */
  onNext: Press
  onBack: Press
}

/**
 * The second step of the public flow: the person who receives the photographer, the keys and notes, filled in or folded when already
 * known. Reports every edit, so that going back loses nothing. Continuing with invalid fields shows their messages and focuses the first.
 */
export function InformationStep({ draft, session, me, onChange, onNext, onBack }: InformationStepProps) {
  const hasKeys = session !== undefined && areKeysGiven(session)
  const [hadKeys] = useState(draft.keys !== '')
  const form = useForm<SchedulingInformation>({
    defaultValues: informationOf(draft),
    resolver: valibotResolver(informationForm(hasKeys)),
  })
  const { control, formState } = form
  const latest = useRef({ draft, onChange })
  latest.current = { draft, onChange }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { scheduling_responsible_info: owner, keys, extrainfo = '' } = values
          latest.current.onChange({ ...latest.current.draft, owner, keys, extrainfo })
        },
      }),
    [form],
  )

  const channels = session?.message_channels ?? []

  function accept(accepts_messages: boolean) {
    const next = { ...draft, accepts_messages }
    latest.current = { draft: next, onChange }
    onChange(next)
  }

  function tick(contact: Contact, isMe: boolean) {
    const next = isMe ? fillOwner(draft, contact) : clearOwner(draft, contact)
    latest.current = { draft: next, onChange }
    onChange(next)
    form.setValue('scheduling_responsible_info', next.owner, {
      shouldValidate: formState.isSubmitted,
    })
  }

  const keys = (
    <InformationField
      control={control}
      name="keys"
      label="Chaves"
      hint="Onde o fotógrafo pega as chaves, ou quem abre a porta."
      optional={hasKeys}
    >
      {(field) => <TextInput autoComplete="off" {...field} />}
    </InformationField>
  )

  return (
    <Stack as="form" gap={24} noValidate onSubmit={form.handleSubmit(() => onNext())}>
      <Stack gap={8}>
        <Heading level={1}>Quem vai receber o fotógrafo?</Heading>
        <Text soft>
          {session?.responsible &&
            `Já preenchemos o que ${inSentence(session.client.name)} informou: confira. `}
          Usamos estes dados só para combinar a visita.
        </Text>
      </Stack>
      {me && (
        <Checkbox
          label="Eu estarei no imóvel ou receberei o fotógrafo"
          checked={draft.is_me}
          onChange={(event) => tick(me, event.target.checked)}
        />
      )}
      <InformationField control={control} name="scheduling_responsible_info.name" label="Nome">
        {(field) => <TextInput autoComplete="name" {...field} />}
      </InformationField>
      <Grid min={240} gap={24}>
        <InformationField control={control} name="scheduling_responsible_info.phone" label="Telefone">
          {(field) => <PhoneInput {...field} />}
        </InformationField>
        <InformationField control={control} name="scheduling_responsible_info.email" label="E-mail">
          {(field) => <TextInput type="email" inputMode="email" autoComplete="email" {...field} />}
        </InformationField>
      </Grid>
      {channels.length > 0 && (
        <Checkbox
          label={`Quero receber lembretes ${byChannels(channels)}`}
          hint={`No telefone acima, se for celular${channels.length > 1 ? '; por SMS, só quando ele não tem WhatsApp' : ''}. Para parar, basta responder SAIR.`}
          checked={draft.accepts_messages}
          onChange={(event) => accept(event.target.checked)}
        />
      )}
      {hasKeys ? (
        <Stack gap={4}>
          <Text>{atStart(session.client.name)} já disse onde estão as chaves.</Text>
          <Disclosure summary="Mudou alguma coisa?" open={hadKeys}>
            {keys}
          </Disclosure>
        </Stack>
      ) : (
        keys
      )}
      <InformationField
        control={control}
        name="extrainfo"
        label="Observações"
        hint="Portaria, vaga, animais, cômodos que não devem aparecer."
        optional
      >
        {(field) => <TextArea {...field} />}
      </InformationField>
      <StepActions waiting={formState.isSubmitting} onBack={onBack} />
    </Stack>
  )
}
