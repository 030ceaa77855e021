import type { Photo, Tag } from '@ensaio/domain'
import { useState } from 'react'
import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import { photoTitle } from '../../photo-title.ts'
import type { TagChoice } from '../gallery/tag-choice.ts'
import type { PhotoCallbacks } from '../usePhotoActs.ts'

const DownloadDialog = lazyDialog(async () => (await import('./DownloadDialog.tsx')).DownloadDialog)
const CropDialog = lazyDialog(async () => (await import('./CropDialog.tsx')).CropDialog)

interface About {
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** The room that the gallery shows. */
  room: TagChoice
  hasOriginals: boolean
}

/** The dialogs about sizes, and what opens them; an action that the callbacks do not allow is undefined. */
export function useSizeDialogs(
  { photos, tags, room, hasOriginals }: About,
  { onSizes, onDownload, onFile, onCrop }: PhotoCallbacks,
) {
  const [asked, setAsked] = useState<{ picked: readonly Photo[]; isAboutOne: boolean } | null>(null)
  const [cropped, setCropped] = useState<Photo | null>(null)
  const canSize = onSizes !== undefined && onDownload !== undefined
  const canCrop = onSizes !== undefined && onCrop !== undefined
  return {
    /** Opens the choice of sizes, with some photos selected. */
    choose: canSize ? (picked: readonly Photo[]) => setAsked({ picked, isAboutOne: false }) : undefined,
    chooseFor: canSize ? (photo: Photo) => setAsked({ picked: [photo], isAboutOne: true }) : undefined,
    crop: canCrop ? setCropped : undefined,
    dialogs: (
      <>
        {asked && onSizes && onDownload && (
          <DownloadDialog
            {...{ open: true, photos, tags, room, hasOriginals, onDownload, onFile, canCrop, ...asked }}
            load={onSizes}
            onClose={() => setAsked(null)}
          />
        )}
        {cropped && onSizes && onCrop && (
          <CropDialog
            open
            photo={cropped}
            title={photoTitle(cropped, tags)}
            load={onSizes}
            onCrop={onCrop}
            onClose={() => setCropped(null)}
          />
        )}
      </>
    ),
  }
}
