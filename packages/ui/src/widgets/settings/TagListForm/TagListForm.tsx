import { type StaffTags, type TagCategory, TagList } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Rows, TagRow } from './TagListForm.styles.ts'

/** The props of `TagListForm`. */
export type TagListFormProps = {
  /** Rooms of photos, or what a rating may praise or criticise. */
  category: TagCategory
  /** All tags, also retired ones. */
  tags: Remote<StaffTags>
  /** Saves the tags of the category; a rejection that names fields is shown at them. */
  onSave: (list: TagList) => Promise<unknown>
  onRetry: Press
}

const words: Record<TagCategory, { title: string; one: string; hint: string; save: string }> = {
  photos: {
    title: 'Ambientes das fotos',
    one: 'Ambiente',
    hint: 'Nesta ordem, quem envia fotos escolhe o ambiente. Um ambiente fora de uso fica nas fotos que já o têm.',
    save: 'Salvar ambientes',
  },
  rating: {
    title: 'Palavras das avaliações',
    one: 'Palavra',
    hint: 'Nesta ordem, quem avalia escolhe o que chamou a atenção. Uma palavra fora de uso fica nas avaliações que já a têm.',
    save: 'Salvar palavras',
  },
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

function Form({
  category,
  tags,
  onSave,
}: Pick<TagListFormProps, 'category' | 'onSave'> & { tags: StaffTags }) {
  const { say } = useToast()
  const { title, one, hint, save } = words[category]
  const form = useForm<TagList, unknown, v.InferOutput<typeof TagList>>({
    resolver: valibotResolver(TagList),
    values: {
      category,
      tags: tags[category].map(({ id, name, retired = false }) => ({ id, name, retired })),
    },
  })
  const { control, register, formState, watch, setValue } = form
  const { errors, isDirty } = formState
  const { fields, append, swap } = useFieldArray({ control, name: 'tags', keyName: 'key' })
  useLeaveWarning(isDirty)
  // The list stands still while it is saved: the answer gives the new ones their ids.
  const { submit, pressing } = useSubmit(form, async (list) => {
    await onSave(list)
    say('Lista salva.')
  })
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit} aria-label={title}>
      <Text soft>{hint}</Text>
      <Rows role="list">
        {fields.map(({ key }, place) => {
          const { name, retired } = watch(`tags.${place}`)
          const label = `${one} ${place + 1}`
          const named = name.trim() || label
          return (
            <TagRow key={key} data-retired={retired === true}>
              <Field
                label={<VisuallyHidden>{label}</VisuallyHidden>}
                hint={retired ? 'Fora de uso' : undefined}
                error={errors.tags?.[place]?.name?.message}
              >
                <TextInput
                  autoComplete="off"
                  maxLength={60}
                  readOnly={pressing}
                  {...register(`tags.${place}.name`)}
                />
              </Field>
              <Row gap={4} wrap={false}>
                <Button
                  variant="quiet"
                  iconOnly
                  icon={<ArrowUp {...icon} />}
                  disabled={pressing || place === 0}
                  onPress={() => swap(place, place - 1)}
                >{`Subir ${named}`}</Button>
                <Button
                  variant="quiet"
                  iconOnly
                  icon={<ArrowDown {...icon} />}
                  disabled={pressing || place === fields.length - 1}
                  onPress={() => swap(place, place + 1)}
                >{`Descer ${named}`}</Button>
                <Button
                  variant="quiet"
                  disabled={pressing}
                  label={`${retired ? 'Voltar a usar' : 'Tirar de uso'}: ${named}`}
                  onPress={() => setValue(`tags.${place}.retired`, !retired, { shouldDirty: true })}
                >
                  {retired ? 'Voltar a usar' : 'Tirar de uso'}
                </Button>
              </Row>
            </TagRow>
          )
        })}
      </Rows>
      <Row>
        <Button type="submit" variant="primary" waiting={pressing}>
          {save}
        </Button>
        <Button
          icon={<Plus {...icon} />}
          disabled={pressing}
          onPress={() => append({ id: null, name: '', retired: false })}
        >
          {`Adicionar ${one.toLowerCase()}`}
        </Button>
      </Row>
    </Stack>
  )
}

/** The rooms of photos or the tags of ratings: add, rename, order, retire; a retired one stays on what has it (rule retired-tags). */
export function TagListForm({ category, tags, onSave, onRetry }: TagListFormProps) {
  return (
    <Card title={words[category].title}>
      <Await
        remote={tags}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a lista"
        waiting={<Skeleton height="360px" />}
      >
        {(value) => <Form category={category} tags={value} onSave={onSave} />}
      </Await>
    </Card>
  )
}
