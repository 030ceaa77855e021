import { type FormerPhoto, hasPanoramaShape, type Photo, type Tag } from '@ensaio/domain'
import {
  Crop,
  Download,
  Heart,
  ImageUp,
  Proportions,
  Rotate3d,
  SquareSplitHorizontal,
  Star,
  Tag as TagIcon,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import { failureMessage, useReport } from '../../../../primitives/feedback/failure-report.ts'
import { BeforeAfter } from '../../../../primitives/media/BeforeAfter/BeforeAfter.tsx'
import { PictureViewer } from '../../../../primitives/media/PictureViewer/PictureViewer.tsx'
import { color } from '../../../../theme/tokens.ts'
import type { Conversation, Drafts } from '../../../conversation/conversation.ts'
import { usePictureTalk } from '../../../conversation/usePictureTalk.tsx'
import { photoTitle } from '../../photo-title.ts'
import { namedPhoto } from '../photo-words.ts'
import { ShareButton } from '../sizes/ShareButton.tsx'
import { canShareFiles } from '../sizes/share-files.ts'
import type { PhotoCallbacks } from '../usePhotoActs.ts'

const ReplacePhotoDialog = lazyDialog(
  async () => (await import('../versions/ReplacePhotoDialog.tsx')).ReplacePhotoDialog,
)

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

type Acts = {
  /** The name under which it is saved; null while its original is archived. */
  fileName: string | null
  onFeature?: ((photo: Photo) => Promise<unknown>) | undefined
  /** The favourites, by id. */
  favorites: ReadonlySet<number>
  onFavorite: ((photo: Photo) => Promise<unknown>) | undefined
  /** Opens the choice of sizes for one photo. */
  onSizes?: ((photo: Photo) => void) | undefined
  onCrop?: ((photo: Photo) => void) | undefined
  onFile?: PhotoCallbacks['onFile'] | undefined
  onTag?: ((photo: Photo) => void) | undefined
  onReplace?: PhotoCallbacks['onReplace'] | undefined
  onPanorama?: ((photo: Photo) => Promise<unknown>) | undefined
  onDelete?: ((photo: Photo) => void) | undefined
}

/** The props of `Lightbox`. */
export type LightboxProps = Acts & {
  /** It is there only while it is open. */
  open: true
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** The photo shown, by id. */
  id: number
  onGo: (id: number) => void
  conversation: Conversation | undefined
  drafts: Drafts
  /** Gets a photo with its new file. */
  onReplaced: (photo: Photo) => void
  onClose: () => void
}

/** A photo beside the one that it replaced. */
function Comparison({ photo, former, title }: { photo: Photo; former: FormerPhoto; title: string }) {
  const { width, height } = photo
  const name = namedPhoto(title)
  return (
    <BeforeAfter
      label={`Antes e depois: ${name}`}
      before={{ src: former.preview_url, alt: `${name}, antes` }}
      after={{ src: photo.preview_url ?? photo.url, alt: `${name}, depois`, width, height }}
    />
  )
}

type ActionsProps = Omit<Acts, 'onReplace'> & {
  photo: Photo
  title: string
  /** Opens the dialog that replaces the photo. */
  onStartReplacing: (() => void) | undefined
}

function Actions({ photo, title, fileName, ...acts }: ActionsProps) {
  const {
    onFeature,
    favorites,
    onFavorite,
    onSizes,
    onCrop,
    onFile,
    onTag,
    onPanorama,
    onStartReplacing,
    onDelete,
  } = acts
  const report = useReport()

  function tell(doing: Promise<unknown> | undefined) {
    report('')
    doing?.catch((reason) => report(failureMessage(reason)))
  }

  const isFavorite = favorites.has(photo.id)
  // As a colour of text it gives way to the system's own where those are forced.
  const gold = photo.is_featured ? { style: { color: color.gold }, fill: 'currentColor' } : {}
  return (
    <>
      {onFeature && (
        <Button
          variant="quiet"
          pressed={photo.is_featured}
          icon={<Star {...icon} {...gold} />}
          onPress={() => tell(onFeature(photo))}
        >
          Destacar
        </Button>
      )}
      {onFavorite && (
        <Button
          variant="quiet"
          pressed={isFavorite}
          icon={<Heart {...icon} {...(isFavorite && { fill: 'currentColor' })} />}
          onPress={() => tell(onFavorite(photo))}
        >
          Favoritar
        </Button>
      )}
      {fileName !== null && (
        <Button variant="quiet" href={photo.url} download={fileName} external icon={<Download {...icon} />}>
          Baixar foto
        </Button>
      )}
      {onSizes && (
        <Button variant="quiet" icon={<Proportions {...icon} />} onPress={() => onSizes(photo)}>
          Tamanhos
        </Button>
      )}
      {onFile && canShareFiles() && <ShareButton photo={photo} title={title} onFile={onFile} />}
      {onCrop && (
        <Button variant="quiet" icon={<Crop {...icon} />} onPress={() => onCrop(photo)}>
          Recortar
        </Button>
      )}
      {onPanorama && hasPanoramaShape(photo) && (
        <Button
          variant="quiet"
          pressed={photo.is_panorama === true}
          icon={<Rotate3d {...icon} />}
          onPress={() => tell(onPanorama(photo))}
        >
          Abrir em 360°
        </Button>
      )}
      {onTag && (
        <Button variant="quiet" icon={<TagIcon {...icon} />} onPress={() => onTag(photo)}>
          Mudar ambiente
        </Button>
      )}
      {onStartReplacing && (
        <Button variant="quiet" icon={<ImageUp {...icon} />} onPress={onStartReplacing}>
          Trocar foto
        </Button>
      )}
      {onDelete && (
        <Button variant="quiet" icon={<Trash2 {...icon} />} onPress={() => onDelete(photo)}>
          Excluir
        </Button>
      )}
    </>
  )
}

/** The photos of a gallery, one at a time over the whole window, and what can be done with the one shown. */
export function Lightbox({ photos, tags, id, onGo, conversation, drafts, ...props }: LightboxProps) {
  const talk = usePictureTalk({ conversation, about: 'photo', materialId: id, drafts })
  const [compared, setCompared] = useState<number | null>(null)
  // Kept by itself: a slide show may go on to another photo before the dialog is open.
  const [replacing, setReplacing] = useState<Photo | null>(null)
  const { onReplace, onReplaced, ...acts } = props
  const place = photos.findIndex((photo) => photo.id === id)
  const photo = photos[place]
  if (!photo) return null
  const title = photoTitle(photo, tags)
  const former = photo.former ?? null
  const isCompared = former !== null && compared === id
  return (
    <>
      <PictureViewer
        open
        label="Foto ampliada"
        onClose={props.onClose}
        pictures={photos.map((one) => ({
          id: one.id,
          src: one.preview_url ?? one.url,
          ...(props.fileName !== null && { whole: one.url }),
          small: one.thumbnail_url,
          title: photoTitle(one, tags),
          panorama: one.is_panorama ? one.url : undefined,
        }))}
        place={place}
        onGo={(to) => photos[to] && onGo(photos[to].id)}
        instead={isCompared && <Comparison photo={photo} former={former} title={title} />}
        {...talk.viewer}
      >
        {talk.button}
        {former && (
          <Button
            variant="quiet"
            pressed={isCompared}
            icon={<SquareSplitHorizontal {...icon} />}
            onPress={() => setCompared(isCompared ? null : id)}
          >
            Antes e depois
          </Button>
        )}
        <Actions
          {...acts}
          photo={photo}
          title={title}
          onStartReplacing={onReplace && (() => setReplacing(photo))}
        />
      </PictureViewer>
      {replacing && onReplace && (
        <ReplacePhotoDialog
          key={replacing.id}
          open
          photo={replacing}
          title={photoTitle(replacing, tags)}
          onReplace={onReplace}
          onReplaced={onReplaced}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  )
}
