import { type Rating, RatingForm, type Tag } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useStepForm } from '../../../primitives/form/useStepForm.ts'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { StarChoice } from './StarChoice.tsx'
import { TagChoice } from './TagChoice.tsx'

/** The form of a rating; a failure is told and keeps what was chosen and typed. */
export function RatingEditor(props: {
  given: Rating | null
  tags: readonly Tag[]
  onRate: (form: RatingForm) => Promise<unknown>
  onCancel: (() => void) | undefined
}) {
  const { given, tags, onRate, onCancel } = props
  const [rate, setRate] = useState(given?.rate ?? 0)
  const [chosen, setChosen] = useState(given?.tags.map(({ id }) => id) ?? [])
  const [description, setDescription] = useState(given?.description ?? '')
  const value = { rate, tags: chosen, description }
  const { form, errors, pressing } = useStepForm(RatingForm, value, () => onRate(value))
  return (
    <Stack as="form" gap={24} {...form}>
      <StarChoice value={rate} onChange={setRate} error={errors.rate} />
      <TagChoice
        legend={rate > 0 && rate < 4 ? 'O que pode melhorar?' : 'O que se destacou?'}
        tags={[...tags, ...(given?.tags ?? []).filter(({ id }) => !tags.some((one) => one.id === id))]}
        chosen={chosen}
        onChange={setChosen}
      />
      <Field label="Comentário" optional error={errors.description}>
        <TextArea value={description} onChange={(event) => setDescription(event.target.value)} />
      </Field>
      <Row gap={8}>
        <Button type="submit" variant="primary" waiting={pressing}>
          {given ? 'Salvar avaliação' : 'Enviar avaliação'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            Voltar
          </Button>
        )}
      </Row>
    </Stack>
  )
}
