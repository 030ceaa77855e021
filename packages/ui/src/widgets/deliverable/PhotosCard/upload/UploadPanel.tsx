import {
  Failure,
  formatBytes,
  largestPhoto,
  offeredTags,
  type Photo,
  photoAccept,
  type Tag,
} from '@ensaio/domain'
import { ImagePlus, RotateCw } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { useKeptFocus } from '../../../../primitives/action/useKeptFocus.ts'
import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import type { ReportProgress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { useLeaveWarning } from '../../../../primitives/form/useLeaveWarning.ts'
import { FilePicker } from '../../../../primitives/input/FilePicker/FilePicker.tsx'
import { MouseOnly } from '../../../../primitives/input/MouseOnly.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { TouchOnly } from '../../../../primitives/input/TouchOnly.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { freshKey } from '../../../../remote/fresh-key.ts'
import { type Upload, useUploadQueue } from '../../upload/useUploadQueue.ts'
import { photoCount } from '../photo-words.ts'
import { type KeptUpload, type KeptUploads, useKeptUploads } from './kept-uploads.ts'
import type { RefusedFiles } from './RefusedFilesDialog.tsx'
import { siftFiles } from './sift-files.ts'
import { UploadLine } from './UploadLine.tsx'
import { Choice, Queue, Sum, Words, Zone } from './UploadPanel.styles.ts'

const RefusedFilesDialog = lazyDialog(
  async () => (await import('./RefusedFilesDialog.tsx')).RefusedFilesDialog,
)

/** A photo to send: its room, and whether it is too large and made smaller first. */
type Entry = KeptUpload

/** Sends a photo; see `PhotosCardProps.onUpload`. */
type SendPhoto = (
  file: File,
  tagId: number | null,
  progress: ReportProgress,
  signal: AbortSignal,
) => Promise<Photo>

async function shrunk(file: File): Promise<File> {
  const { shrinkPhoto } = await import('./shrink-photo.ts')
  return shrinkPhoto(file)
}

/** How often a device without a network tries again, in milliseconds. */
const tryAgainEvery = 5000

const none: RefusedFiles = { oversize: [], strange: [] }

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Where staff add photos: a place to drop them, a button, and the queue of what is on its way. */
export function UploadPanel(props: {
  tags: readonly Tag[]
  onUpload: SendPhoto
  onSent: (photo: Photo) => void
  /** Where chosen files are kept until they have arrived; they are then sent in their order. */
  kept?: KeptUploads | undefined
}) {
  const tags = offeredTags(props.tags)
  const { say } = useToast()
  const [isPaused, setPaused] = useState(false)
  const { uploads, sent, isBusy, ...queue } = useUploadQueue<Entry>({
    lanes: props.kept ? 1 : 3,
    isPaused,
    waitsAgain: (failure) => {
      const isLater = kept.isSafe && failure instanceof Failure && failure.status === 0
      if (isLater) setPaused(true)
      return isLater
    },
    prepare: ({ file, isShrunk }) => (isShrunk ? shrunk(file) : null),
    send: async (file, { key, tagId }, progress, signal) => {
      const photo = await props.onUpload(file, tagId, progress, signal)
      kept.drop(key)
      props.onSent(photo)
    },
  })
  const kept = useKeptUploads(props.kept, queue.add)
  useLeaveWarning(isBusy && !kept.isSafe)
  const isAway = isPaused && uploads.length > 0
  useEffect(() => {
    if (!isAway) return
    const goOn = () => setPaused(false)
    const timer = setInterval(goOn, tryAgainEvery)
    window.addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', goOn)
    }
  }, [isAway])
  const [tagId, setTagId] = useState<number | null>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState(none)
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const worthTrying = uploads.filter(({ state, isFinal }) => state === 'failed' && !isFinal).length

  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()

  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && failed === 0 && sent > 0) {
      say(sent === 1 ? 'Foto enviada.' : `${photoCount(sent)} enviadas.`)
    }
    wasBusy.current = isBusy
  }, [isBusy, failed, sent, say])

  function addAll(files: readonly File[], isShrunk: boolean) {
    const uploads = files.map((file): Entry => ({ key: freshKey(), file, tagId, isShrunk }))
    kept.keep(uploads)
    queue.add(uploads)
  }

  function remove({ id, key }: Upload<Entry>) {
    kept.drop(key)
    queue.remove(id)
  }

  function add(files: readonly File[]) {
    const { fit, ...rest } = siftFiles(files)
    addAll(fit, false)
    setRefused(rest)
  }

  return (
    <Stack {...place} gap={12}>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(false)
          add([...event.dataTransfer.files])
        }}
      >
        <Words>
          <p>Adicionar fotos</p>
          <p>
            <MouseOnly>Arraste para cá ou escolha: </MouseOnly>
            <TouchOnly>Toque e escolha: </TouchOnly>
            jpg ou png, até {formatBytes(largestPhoto)} cada
          </p>
        </Words>
        <Choice>
          {tags.length > 0 && (
            <Field label="Ambiente das novas fotos">
              <Select
                value={tagId ?? ''}
                onChange={({ target }) => setTagId(target.value === '' ? null : Number(target.value))}
              >
                <option value="">Sem ambiente</option>
                {tags.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <FilePicker
            accept={photoAccept}
            multiple
            size="medium"
            onPick={add}
            icon={<ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            Escolher fotos
          </FilePicker>
        </Choice>
      </Zone>
      {uploads.length > 0 && (
        <div>
          <Sum>
            <p role="status">
              {isAway
                ? `Sem rede: ${photoCount(uploads.length)} por enviar, neste aparelho. O envio segue quando a rede voltar.`
                : isBusy
                  ? `Enviando fotos: ${sent} de ${sent + uploads.length} prontas`
                  : `${photoCount(failed)} sem enviar`}
            </p>
            {worthTrying > 1 && (
              <Button
                size="small"
                variant="quiet"
                icon={<RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />}
                onPress={keepingFocus(queue.retryAll)}
              >
                Tentar todas novamente
              </Button>
            )}
          </Sum>
          <Queue role="list" aria-label="Envios">
            {uploads.map((upload) => (
              <UploadLine
                key={upload.id}
                upload={upload}
                onRetry={keepingFocus(() => queue.retry(upload.id))}
                onRemove={keepingFocus(() => remove(upload))}
              />
            ))}
          </Queue>
        </div>
      )}
      <RefusedFilesDialog
        open={refused.oversize.length + refused.strange.length > 0}
        files={refused}
        onShrink={(files) => addAll(files, true)}
        onClose={() => setRefused(none)}
      />
    </Stack>
  )
}
