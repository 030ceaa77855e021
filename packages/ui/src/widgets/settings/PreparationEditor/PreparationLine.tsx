import { type PreparationForm, preparationSubjectLabels, preparationSubjects } from '@ensaio/domain'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Line } from './PreparationEditor.styles.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One line of a preparation list: icon, text, and the buttons to move and remove it. */
export function PreparationLine(props: {
  form: UseFormReturn<PreparationForm, unknown, PreparationForm>
  /** 0-based. */
  place: number
  count: number
  /** Nothing may be changed meanwhile. */
  isSaving: boolean
  text: string
  onSwap: (other: number) => void
  onRemove: () => void
}) {
  const { form, place, count, isSaving, onSwap, onRemove } = props
  const { register, formState } = form
  const number = place + 1
  const named = props.text.trim() || `linha ${number}`
  return (
    <Line>
      <Field label={<VisuallyHidden>{`Ícone da linha ${number}`}</VisuallyHidden>}>
        <Select disabled={isSaving} {...register(`lines.${place}.about`)}>
          {preparationSubjects.map((about) => (
            <option key={about} value={about}>
              {preparationSubjectLabels[about]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<VisuallyHidden>{`Linha ${number}`}</VisuallyHidden>}
        error={formState.errors.lines?.[place]?.text?.message}
      >
        <TextInput
          autoComplete="off"
          maxLength={160}
          readOnly={isSaving}
          {...register(`lines.${place}.text`)}
        />
      </Field>
      <Row gap={4} wrap={false}>
        <Button
          variant="quiet"
          iconOnly
          icon={<ArrowUp {...icon} />}
          disabled={isSaving || place === 0}
          onPress={() => onSwap(place - 1)}
        >{`Subir: ${named}`}</Button>
        <Button
          variant="quiet"
          iconOnly
          icon={<ArrowDown {...icon} />}
          disabled={isSaving || place === count - 1}
          onPress={() => onSwap(place + 1)}
        >{`Descer: ${named}`}</Button>
        <Button
          variant="quiet"
          iconOnly
          icon={<Trash2 {...icon} />}
          disabled={isSaving || count === 1}
          onPress={onRemove}
        >{`Remover: ${named}`}</Button>
      </Row>
    </Line>
  )
}
