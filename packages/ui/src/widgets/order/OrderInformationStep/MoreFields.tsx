import { cars, type OrderDraft } from '@ensaio/domain'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'

/** The optional fields: a reference point, the keys, the client's own code and notes. */
export function MoreFields(props: {
  draft: OrderDraft
  errors: Record<string, string>
  onChange: (draft: OrderDraft) => void
}) {
  const { draft, errors, onChange } = props
  const subject = draft.vertical_id === cars ? 'veículo' : 'imóvel'

  function text(part: 'reference' | 'keys' | 'client_code') {
    return (
      <TextInput
        autoComplete="off"
        value={draft[part]}
        onChange={(event) => onChange({ ...draft, [part]: event.target.value })}
      />
    )
  }

  return (
    <>
      <Grid min={240} gap={24}>
        <Field label="Referência" hint="O que há perto, por onde se entra." optional error={errors.reference}>
          {text('reference')}
        </Field>
        <Field label="Chaves" hint="Onde ficam, ou quem abre." optional error={errors.keys}>
          {text('keys')}
        </Field>
      </Grid>
      <Field
        label="Observações"
        hint="Portaria, vaga, animais, o que não deve aparecer."
        optional
        error={errors.additional_info}
      >
        <TextArea
          value={draft.additional_info}
          onChange={(event) => onChange({ ...draft, additional_info: event.target.value })}
        />
      </Field>
      <Field
        label="Código do cliente"
        hint={`Como a sua empresa identifica o ${subject}. Serve para buscar o ensaio depois.`}
        optional
        error={errors.client_code}
      >
        {text('client_code')}
      </Field>
    </>
  )
}
