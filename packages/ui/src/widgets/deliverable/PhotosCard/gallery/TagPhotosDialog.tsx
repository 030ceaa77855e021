import { Failure, offeredTags, type Photo, type Tag } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../../primitives/dialog/useDialogAction.ts'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'

/** The value of the option that changes no room. */
const mixed = 'mixed'

/** The room that the value of an option stands for: null for none, undefined for no change. */
function choiceOf(value: string): number | null | undefined {
  if (value === mixed) return undefined
  return value === '' ? null : Number(value)
}

/** Changes the room of photos one by one, or removes it; photos already changed stay so when the next one fails. */
export function TagPhotosDialog(props: {
  open: boolean
  /** The photos in question. */
  photos: readonly Photo[]
  tags: readonly Tag[]
  onTag: (photo: Photo, tagId: number | null) => Promise<unknown>
  onClose: () => void
}) {
  const { photos, tags } = props
  const [chosen, setChosen] = useState<number | null>()
  const { close, run } = useDialogAction(() => {
    setChosen(undefined)
    props.onClose()
  })
  const first = photos[0]?.tag_id ?? null
  const isMixed = photos.some(({ tag_id }) => tag_id !== first)
  // Undefined leaves each photo in its own room.
  const tagId = chosen === undefined && !isMixed ? first : chosen

  async function save() {
    if (tagId === undefined) return
    try {
      for (const photo of photos) if (photo.tag_id !== tagId) await props.onTag(photo, tagId)
    } catch (reason) {
      throw new Failure(
        reason instanceof Failure ? reason.code : 'internal',
        'Não foi possível mudar o ambiente.',
      )
    }
  }

  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={photos.length > 1 ? `Mudar o ambiente de ${photos.length} fotos` : 'Mudar o ambiente da foto'}
      actions={
        <>
          <Button variant="primary" onPress={() => run(save)}>
            Salvar
          </Button>
          <Button onPress={close}>Cancelar</Button>
        </>
      }
    >
      <Field label="Ambiente">
        <Select
          value={tagId === undefined ? mixed : (tagId ?? '')}
          onChange={({ target }) => setChosen(choiceOf(target.value))}
        >
          {isMixed && <option value={mixed}>Vários ambientes (não mudar)</option>}
          <option value="">Sem ambiente</option>
          {offeredTags(
            tags,
            photos.map(({ tag_id }) => tag_id),
          ).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
