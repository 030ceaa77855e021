import type { PropertyForm } from '@ensaio/domain'
import { Field } from '../../primitives/Field/Field.tsx'
import { Grid } from '../../primitives/Layout/Layout.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

/** The fields of the property; vehicles have neither units nor an area (D38). */
export function PropertyFields(props: {
  draft: PropertyForm
  edit: (change: Partial<PropertyForm>) => void
  errors: Partial<Record<keyof PropertyForm, string>>
  isCar: boolean
  areaReadOnly: boolean
}) {
  const { draft, edit, errors, areaReadOnly } = props
  return (
    <>
      {!props.isCar && (
        <>
          <Grid min={140}>
            <Field label="Unidade" error={errors.unit}>
              <TextInput
                name="unit"
                autoComplete="off"
                value={draft.unit}
                onChange={(event) => edit({ unit: event.target.value })}
              />
            </Field>
            <Field label="Bloco ou torre" error={errors.complement}>
              <TextInput
                name="complement"
                autoComplete="off"
                value={draft.complement}
                onChange={(event) => edit({ complement: event.target.value })}
              />
            </Field>
          </Grid>
          <Field
            label="Área em m²"
            required={!areaReadOnly}
            error={errors.area}
            hint={
              areaReadOnly ? 'O preço depende da área. Para mudá-la, fale com a nossa equipe.' : undefined
            }
          >
            <TextInput
              name="area"
              inputMode="decimal"
              autoComplete="off"
              readOnly={areaReadOnly}
              value={draft.area}
              onChange={(event) => edit({ area: event.target.value })}
            />
          </Field>
        </>
      )}
      <Field label="Ponto de referência" error={errors.reference}>
        <TextInput
          name="reference"
          autoComplete="off"
          value={draft.reference}
          onChange={(event) => edit({ reference: event.target.value })}
        />
      </Field>
      <Field label="Chaves" hint="Onde o fotógrafo pega as chaves, ou quem abre a porta." error={errors.keys}>
        <TextArea
          name="keys"
          rows={2}
          autoComplete="off"
          value={draft.keys}
          onChange={(event) => edit({ keys: event.target.value })}
        />
      </Field>
    </>
  )
}
