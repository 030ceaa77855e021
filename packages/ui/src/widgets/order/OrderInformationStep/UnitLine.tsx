import type { UnitDraft } from '@ensaio/domain'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Line } from './OrderInformationStep.styles.ts'

/** One unit: its number, its block or tower, and its area in m². Without `onRemove` it cannot be removed. */
export function UnitLine(props: {
  /** The position in the list, from 1. */
  place: number
  unit: UnitDraft
  /** The error message of the area. */
  error: string | undefined
  onChange: (unit: UnitDraft) => void
  onRemove: (() => void) | undefined
}) {
  const { place, unit, onChange, onRemove } = props

  function control(part: keyof UnitDraft) {
    return {
      autoComplete: 'off',
      maxLength: 60,
      value: unit[part],
      onChange: (event: { target: { value: string } }) => onChange({ ...unit, [part]: event.target.value }),
    }
  }

  return (
    <Line aria-label={`Unidade ${place}`}>
      <Field label="Unidade" optional>
        <TextInput {...control('unit')} />
      </Field>
      <Field label="Bloco ou torre" optional>
        <TextInput {...control('complement')} />
      </Field>
      <Field label="Área em m²" required error={props.error}>
        <TextInput inputMode="decimal" {...control('area')} />
      </Field>
      {onRemove ? (
        <Button
          variant="quiet"
          iconOnly
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={onRemove}
        >
          {`Remover unidade ${place}`}
        </Button>
      ) : (
        <span />
      )}
    </Line>
  )
}
