import type { PropertyForm } from '@ensaio/domain'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import type { SavedForm } from '../../../primitives/form/useSavedForm.ts'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { PropertyKindOptions } from '../../order/PropertyKindOptions.tsx'
import { areaHint, keysHint, unitWidth } from './hints.ts'

/** The fields of the property; vehicles have neither units nor an area (rule vertical-fields). */
export function PropertyFields(props: {
  field: SavedForm<PropertyForm>['field']
  errors: Partial<Record<keyof PropertyForm, string>>
  isCar: boolean
  areaReadOnly: boolean
}) {
  const { field, errors, areaReadOnly } = props
  // Only beside a required field: otherwise none has to be filled in.
  const optional = !props.isCar && !areaReadOnly
  return (
    <>
      {!props.isCar && (
        <>
          <Grid min={unitWidth(areaReadOnly)}>
            <Field label="Unidade" optional={optional} error={errors.unit}>
              <TextInput {...field('unit')} />
            </Field>
            <Field label="Bloco ou torre" optional={optional} error={errors.complement}>
              <TextInput {...field('complement')} />
            </Field>
          </Grid>
          <Field label="Tipo do imóvel" optional={optional} error={errors.kind}>
            <Select {...field('kind')}>
              <PropertyKindOptions />
            </Select>
          </Field>
          <Field
            label="Área em m²"
            required={!areaReadOnly}
            error={errors.area}
            hint={areaReadOnly ? areaHint : undefined}
          >
            <TextInput inputMode="decimal" readOnly={areaReadOnly} {...field('area')} />
          </Field>
        </>
      )}
      <Field label="Ponto de referência" optional={optional} error={errors.reference}>
        <TextInput {...field('reference')} />
      </Field>
      <Field label="Chaves" optional={optional} hint={keysHint} error={errors.keys}>
        <TextArea rows={2} {...field('keys')} />
      </Field>
    </>
  )
}
