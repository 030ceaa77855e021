import { Failure, type Photo } from '@ensaio/domain'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'

/** Confirms the deletion of photos and deletes them one by one; photos already deleted stay deleted when the next one fails. */
export function DeletePhotosDialog(props: {
  open: boolean
  /** The photos in question. */
  photos: readonly Photo[]
  onDelete: (photo: Photo) => Promise<unknown>
  onDeleted: (photo: Photo) => void
  onClose: () => void
}) {
  const { photos } = props
  const isOne = photos.length === 1

  async function deleteAll() {
    for (const photo of photos) {
      try {
        await props.onDelete(photo)
      } catch (reason) {
        const code = reason instanceof Failure ? reason.code : 'internal'
        // Already deleted, perhaps by somebody else: goes on with the others.
        if (code !== 'not_found') throw new Failure(code, 'Falha ao excluir foto!')
      }
      props.onDeleted(photo)
    }
  }

  return (
    <ConfirmDialog
      open={props.open}
      title={isOne ? 'Excluir esta foto?' : `Excluir ${photos.length} fotos?`}
      description={
        isOne
          ? 'Ela sai da entrega e não pode ser recuperada.'
          : 'Elas saem da entrega e não podem ser recuperadas.'
      }
      action={isOne ? 'Excluir foto' : 'Excluir fotos'}
      onConfirm={deleteAll}
      onClose={props.onClose}
    />
  )
}
