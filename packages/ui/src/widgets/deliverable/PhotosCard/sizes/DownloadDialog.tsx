import {
  cropShapes,
  downloadEstimate,
  formatBytes,
  type Photo,
  type PhotoSelection,
  type PhotoSize,
  photoSizeNames,
  photoSizes,
  type SizedPhoto,
  type Tag,
  withNoun,
} from '@ensaio/domain'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../../primitives/action/DownloadButton/DownloadButton.tsx'
import { saveFile } from '../../../../primitives/action/save-file.ts'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { FailureNotice } from '../../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { failureMessage, useReport } from '../../../../primitives/feedback/failure-report.ts'
import type { ReportProgress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import { Group } from '../../../../primitives/form/choice-styles.ts'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../../remote/remote.ts'
import { useRemote } from '../../../../remote/useRemote.ts'
import { color, media, tabular } from '../../../../theme/tokens.ts'
import { photosOf, selectionOf, type TagChoice, tagOptions } from '../gallery/tag-choice.ts'
import { photoCount } from '../photo-words.ts'

/** What it all comes to: beside the buttons, above them on a phone, so that it is always in sight. */
const Estimate = styled.p`
  margin-right: auto;
  align-self: center;
  ${tabular}

  > small {
    display: block;
    color: ${color.inkSoft};
  }

  ${media.phone} {
    order: -1;
    margin: 0;
    text-align: center;
  }
`

const Soft = styled.p`
  color: ${color.inkSoft};
`

/** Which photos are downloaded. */
type Which = 'all' | 'room' | 'picked'

/** The props of `DownloadDialog`. */
export type DownloadDialogProps = {
  open: boolean
  /** All photos of the gallery, in its order. */
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** The photos that were selected; a single one where the dialog is about that. */
  picked: readonly Photo[]
  /** Is it about one photo, so that no others are offered? */
  isAboutOne: boolean
  /** The room that the gallery shows. */
  room: TagChoice
  /** Are the originals here, and not in the archive? */
  hasOriginals: boolean
  /** Tells what the photos have in each size. */
  load: (signal: AbortSignal) => Promise<readonly SizedPhoto[]>
  onDownload: (
    selection: PhotoSelection,
    progress: (share: number | null) => void,
    signal: AbortSignal,
  ) => Promise<unknown>
  /** Gets one photo in a size; without it also a single one comes as an archive. */
  onFile?:
    | ((photo: Photo, size: PhotoSize, progress: ReportProgress, signal: AbortSignal) => Promise<File>)
    | undefined
  /** Are the parts that shapes show chosen by hand? */
  canCrop: boolean
  onClose: () => void
}

/** "Baixar fotos": which photos, in which sizes, and what that comes to (rule photo-sizes). */
export function DownloadDialog(props: DownloadDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DownloadDialogProps) {
  const { photos, tags, picked, isAboutOne, load, onDownload, onFile, onClose } = props
  const rooms = tagOptions(photos, tags).filter(({ choice }) => choice !== 'all')
  const [sizes, retry] = useRemote(load, [])
  const [which, setWhich] = useState<Which>(firstWhich(props))
  const [room, setRoom] = useState<TagChoice>(props.room === 'all' ? (rooms[0]?.choice ?? null) : props.room)
  const [chosen, setChosen] = useState<readonly PhotoSize[]>(['portal'])

  const shown = { all: photos, room: photosOf(photos, room), picked }[which]
  const inOrder = photoSizeNames.filter((size) => chosen.includes(size))
  const [onlySize, ...moreSizes] = inOrder
  const [onlyPhoto, ...morePhotos] = shown
  const hasFolders = inOrder.length > 1
  const showsCrops = props.canCrop && cropShapes.some((shape) => chosen.includes(shape))

  async function download(progress: ReportProgress, signal: AbortSignal) {
    if (onFile && onlyPhoto && onlySize && morePhotos.length + moreSizes.length === 0) {
      saveFile(await onFile(onlyPhoto, onlySize, progress, signal))
    } else {
      const selection = {
        all: {},
        room: selectionOf(photos, room),
        picked: { photo_ids: picked.map(({ id }) => id) },
      }[which]
      await onDownload({ ...selection, sizes: inOrder }, (share) => progress(share ?? 0), signal)
    }
    onClose()
  }

  return (
    <Dialog
      open
      title={isAboutOne ? 'Baixar a foto' : 'Baixar fotos'}
      onClose={onClose}
      actions={
        <>
          <Save isReady={shown.length > 0 && inOrder.length > 0} onDownload={download} />
          <Button onPress={onClose}>Cancelar</Button>
          <EstimateLine remote={sizes} photos={shown} sizes={inOrder} />
        </>
      }
    >
      <Stack gap={24}>
        {!isAboutOne && (picked.length > 0 || rooms.length > 0) && (
          <WhichPhotos {...{ photos, picked, rooms, which, room }} onWhich={setWhich} onRoom={setRoom} />
        )}
        <Group>
          <legend>Tamanhos</legend>
          <Stack gap={8}>
            {photoSizeNames.map((size) => (
              <Checkbox
                key={size}
                label={photoSizes[size].name}
                {...(size === 'original' && !props.hasOriginals
                  ? { hint: 'Está no arquivo: peça de volta na galeria.', disabled: true }
                  : { hint: photoSizes[size].use })}
                checked={chosen.includes(size)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, size] : chosen.filter((one) => one !== size))
                }
              />
            ))}
          </Stack>
        </Group>
        {(hasFolders || showsCrops) && (
          <Stack gap={8}>
            {hasFolders && <Soft>Cada tamanho vem numa pasta do arquivo zip.</Soft>}
            {showsCrops && (
              <Soft>
                O recorte mostra o meio da foto, ou a parte escolhida em “Recortar”, na foto aberta.
              </Soft>
            )}
          </Stack>
        )}
        {sizes.state === 'failed' && (
          <FailureNotice
            title="Não foi possível saber o tamanho do download"
            message={sizes.failure.message}
            onRetry={retry}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function firstWhich({ isAboutOne, picked, room }: DownloadDialogProps): Which {
  if (isAboutOne || picked.length > 0) return 'picked'
  return room === 'all' ? 'all' : 'room'
}

/** The main button: what went wrong is said in the dialog, as there is more to choose than to try again. */
function Save(props: {
  isReady: boolean
  onDownload: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}) {
  const report = useReport()
  async function download(progress: ReportProgress, signal: AbortSignal) {
    report('')
    if (!props.isReady) {
      report('Escolha ao menos um tamanho e uma foto.')
      throw new DOMException('Nothing is chosen.', 'AbortError')
    }
    try {
      await props.onDownload(progress, signal)
    } catch (reason) {
      if (!signal.aborted) report(failureMessage(reason))
      throw reason
    }
  }
  return (
    <DownloadButton variant="primary" onDownload={download}>
      Baixar
    </DownloadButton>
  )
}

function WhichPhotos(props: {
  photos: readonly Photo[]
  picked: readonly Photo[]
  rooms: readonly { choice: TagChoice; name: string; count: number }[]
  which: Which
  room: TagChoice
  onWhich: (which: Which) => void
  onRoom: (room: TagChoice) => void
}) {
  const { photos, picked, rooms, which, room } = props
  const name = useId()
  const radio = (value: Which, label: string) => (
    <Checkbox
      type="radio"
      name={name}
      label={label}
      checked={which === value}
      onChange={() => props.onWhich(value)}
    />
  )
  const shown = rooms.findIndex(({ choice }) => choice === room)
  return (
    <Group>
      <legend>Fotos</legend>
      <Stack gap={8}>
        {picked.length > 0 && radio('picked', `Só as selecionadas (${photoCount(picked.length)})`)}
        {radio('all', `Todas (${photoCount(photos.length)})`)}
        {rooms.length > 0 && radio('room', 'De um ambiente')}
        {which === 'room' && (
          <Field label="Ambiente">
            <Select
              value={shown}
              onChange={({ target }) => props.onRoom(rooms[Number(target.value)]?.choice ?? null)}
            >
              {rooms.map(({ choice, name: of, count }, place) => (
                <option key={choice} value={place}>
                  {of} ({photoCount(count)})
                </option>
              ))}
            </Select>
          </Field>
        )}
      </Stack>
    </Group>
  )
}

function EstimateLine({
  remote,
  photos,
  sizes,
}: {
  remote: Remote<readonly SizedPhoto[]>
  photos: readonly Photo[]
  sizes: readonly PhotoSize[]
}) {
  if (sizes.length === 0) return <Estimate role="status">Escolha ao menos um tamanho.</Estimate>
  const ids = new Set(photos.map(({ id }) => id))
  const known = remote.state === 'ready' ? remote.value.filter(({ id }) => ids.has(id)) : null
  const estimate = known && downloadEstimate(known, sizes)
  const files = withNoun(photos.length * sizes.length, 'arquivo', 'arquivos')
  const bytes = estimate && `${estimate.isExact ? '' : 'cerca de '}${formatBytes(estimate.bytes)}`
  const unknown = remote.state === 'waiting' ? ', calculando…' : ''
  return (
    <Estimate role="status">
      {files}
      {bytes ? `, ${bytes}` : unknown}
      {estimate?.isExact === false && <small>Parte ainda vai ser preparada.</small>}
    </Estimate>
  )
}
