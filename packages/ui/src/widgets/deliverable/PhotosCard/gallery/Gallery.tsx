import type { Actor, Favorites, Photo, PhotoSelection, Tag } from '@ensaio/domain'
import { Images } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import { Await } from '../../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { failureMessage, useReport } from '../../../../primitives/feedback/failure-report.ts'
import { lazyPart } from '../../../../primitives/feedback/lazy-part.tsx'
import type { ReportProgress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import { Skeleton } from '../../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../../primitives/layout/Card/Card.tsx'
import { Disclosure } from '../../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../../remote/remote.ts'
import type { Conversation, Drafts } from '../../../conversation/conversation.ts'
import { openByPhoto } from '../../../conversation/open-by-photo.ts'
import { LazyArrangedGrid } from '../arrange/LazyArrangedGrid.tsx'
import { useFavorites } from '../favorites/useFavorites.tsx'
import { ModeBars } from '../ModeBar.tsx'
import { photoFileName } from '../photo-words.ts'
import { useSizeDialogs } from '../sizes/useSizeDialogs.tsx'
import { type PhotoCallbacks, usePhotoActs } from '../usePhotoActs.ts'
import { Aside, Count, Instructions } from './Gallery.styles.ts'
import { GalleryActions } from './GalleryActions.tsx'
import { type GridFocus, PhotoGrid } from './PhotoGrid.tsx'
import { TagFilter } from './TagFilter.tsx'
import { chosenPhotos, type GalleryChoice, galleryOptions, isByTag, selectionOf } from './tag-choice.ts'
import type { GalleryMode, TileAct } from './tile-props.ts'
import { useSelection } from './useSelection.ts'

const Lightbox = lazyDialog(async () => (await import('../lightbox/Lightbox.tsx')).Lightbox)
const TagPhotosDialog = lazyDialog(async () => (await import('./TagPhotosDialog.tsx')).TagPhotosDialog)
const DeletePhotosDialog = lazyDialog(
  async () => (await import('../DeletePhotosDialog.tsx')).DeletePhotosDialog,
)
// Clients never fetch it.
const UploadPanel = lazyPart(
  async () => (await import('../upload/UploadPanel.tsx')).UploadPanel,
  <Skeleton height="103px" phoneHeight="243px" />,
)

type GalleryProps = PhotoCallbacks & {
  title: string
  tags: readonly Tag[]
  viewer: Actor
  favorites?: Favorites | undefined
  conversation?: Conversation | undefined
  instructions?: string | null
  onRetry: () => unknown
  aside?: ReactNode
  notice: ReactNode
  /** Can the originals be downloaded? */
  hasOriginals: boolean
  remote: Extract<Remote<readonly Photo[]>, { state: 'ready' }>
}

/** The photos that are here, and everything that can be done with them. */
export function Gallery(props: GalleryProps) {
  const { title, tags, viewer, remote, hasOriginals } = props
  const onDownload = hasOriginals ? props.onDownload : undefined
  const { photos, acts, ...gallery } = usePhotoActs(remote.value, props)
  const report = useReport()
  const [requested, setChoice] = useState<GalleryChoice>('all')
  const [mode, setMode] = useState<GalleryMode>('view')
  const [open, setOpen] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<readonly Photo[]>([])
  const [tagged, setTagged] = useState<readonly Photo[]>([])
  const grid = useRef<GridFocus>(null)
  const drafts = useRef<Drafts>(new Map())
  const toggles = { arrange: useRef<HTMLButtonElement>(null), select: useRef<HTMLButtonElement>(null) }
  // The photo next to the deleted one gets the focus.
  const nextFocus = useRef<number | null>(null)

  const favorites = useFavorites(props, photos)
  const { ids: liked } = favorites
  const options = useMemo(() => galleryOptions(photos, tags, liked), [photos, tags, liked])
  // The last photo of the chosen room may be deleted or moved.
  const choice = options.some((option) => option.choice === requested) ? requested : 'all'
  // The cover leads; a star given meanwhile moves nothing from under the pointer.
  const [cover] = useState(() => remote.value.find(({ is_featured }) => is_featured)?.id)
  const shown = useMemo(() => {
    const inOrder = chosenPhotos(photos, choice, liked)
    if (viewer === 'staff') return inOrder
    const [lead, others] = [true, false].map((leads) => inOrder.filter(({ id }) => (id === cover) === leads))
    return [...(lead ?? []), ...(others ?? [])]
  }, [photos, choice, viewer, cover, liked])
  const selection = useSelection(shown)
  const picked = photos.filter(({ id }) => selection.selected.has(id))
  const threads = props.conversation?.threads
  const comments = useMemo(() => openByPhoto(threads), [threads])
  const opened = photos.find(({ id }) => id === open)
  const sizes = useSizeDialogs({ photos, tags, room: isByTag(choice) ? choice : 'all', hasOriginals }, props)
  const narrowed: PhotoSelection = isByTag(choice)
    ? selectionOf(photos, choice)
    : { photo_ids: shown.map(({ id }) => id) }

  const download = (selected: PhotoSelection) =>
    onDownload &&
    ((progress: ReportProgress, signal: AbortSignal) =>
      onDownload(selected, (share) => progress(share ?? 0), signal))

  function changeMode(next: GalleryMode) {
    selection.clear()
    setMode(next)
  }

  function endMode() {
    // The bar of a mode disappears with it: the focus returns to the button that started it, without scrolling.
    if (mode !== 'view') toggles[mode].current?.focus({ preventScroll: true })
    changeMode('view')
  }

  function act(what: TileAct, photo: Photo) {
    const place = shown.indexOf(photo)
    const neighbour = { before: shown[place - 1], after: shown[place + 1] }
    if (what === 'open') setOpen(photo.id)
    else if (what === 'select') selection.toggle(photo.id)
    else if (what === 'select-range') selection.reach(photo.id)
    else if (what === 'feature') void gallery.feature(photo).catch(gallery.tell)
    else if (what === 'favorite')
      void favorites.toggle?.(photo).catch((reason) => report(failureMessage(reason)))
    else if (what === 'delete') setToDelete([photo])
    else if (neighbour[what]) void gallery.moveTo(photo, neighbour[what])
  }

  function drop(id: number, over: number) {
    const [moved, place] = [id, over].map((one) => photos.find((photo) => photo.id === one))
    if (moved && place) void gallery.moveTo(moved, place, true)
  }

  function closeLightbox() {
    const last = open
    flushSync(() => setOpen(null))
    // A photo that was moved to another room is not shown any more.
    const to = shown.find(({ id }) => id === last) ?? shown[0]
    if (last !== null && to) grid.current?.focus(to.id)
  }

  function deleted(photo: Photo) {
    const staying = shown.filter(({ id }) => id === photo.id || toDelete.every((one) => one.id !== id))
    const place = staying.findIndex(({ id }) => id === photo.id)
    const next = staying[place + 1] ?? staying[place - 1]
    nextFocus.current = next?.id ?? null
    gallery.removed(photo)
    setToDelete((before) => before.filter(({ id }) => id !== photo.id))
    setOpen((before) => (before === photo.id ? (next?.id ?? null) : before))
  }

  function endDeleting() {
    flushSync(() => setToDelete([]))
    if (nextFocus.current !== null && open === null) grid.current?.focus(nextFocus.current)
    nextFocus.current = null
  }

  function endTagging() {
    flushSync(() => setTagged([]))
    // All photos shown may have moved to another room, and the pressed button with them.
    if (document.activeElement === document.body && shown[0]) grid.current?.focus(shown[0].id)
  }

  const table = {
    label: title,
    photos: shown,
    tags,
    mode,
    selected: selection.selected,
    acts,
    comments,
    favorites: liked,
    heart: favorites.toggle && (favorites.isChoosing ? ('shown' as const) : ('button' as const)),
    onAct: act,
    ref: grid,
  }
  const name = options.find((option) => option.choice === choice)?.name
  return (
    <Card
      title={
        <>
          {title}
          {photos.length > 0 && options.length === 0 && <Count>{photos.length}</Count>}
        </>
      }
      aside={
        <Aside>
          {props.aside}
          {photos.length > 0 && (
            <GalleryActions
              mode={mode}
              toggles={toggles}
              onMode={changeMode}
              canSelect={props.onDownload !== undefined || gallery.remove !== undefined}
              canArrange={acts.has('before') || acts.has('delete')}
              download={choice === 'all' ? 'Baixar todas' : `Baixar ${name}`}
              onDownload={download(narrowed)}
              onSizes={sizes.choose && (() => sizes.choose?.(isByTag(choice) ? [] : shown))}
              onAskChoice={favorites.ask}
            />
          )}
        </Aside>
      }
    >
      <Await remote={remote} waiting={null}>
        {() => (
          <Stack>
            {photos.length > 0 && props.notice}
            {viewer === 'staff' && props.instructions && (
              <Disclosure summary="Orientações da empresa" open>
                <Instructions>{props.instructions}</Instructions>
              </Disclosure>
            )}
            {gallery.upload && (
              <UploadPanel
                tags={tags}
                onUpload={gallery.upload}
                onSent={gallery.added}
                kept={props.keptUploads}
              />
            )}
            {favorites.bar}
            {options.length > 0 && <TagFilter options={options} choice={choice} onChoose={setChoice} />}
            {photos.length === 0 ? (
              <EmptyState
                icon={<Images size={24} strokeWidth={1.75} />}
                title={viewer === 'client' ? 'As fotos ainda não chegaram' : 'Nenhuma foto ainda'}
                text={
                  viewer === 'client'
                    ? 'Elas aparecem aqui assim que forem entregues.'
                    : 'O cliente vê as fotos quando elas forem marcadas como entregues.'
                }
              />
            ) : mode === 'arrange' ? (
              <LazyArrangedGrid {...table} onDrop={drop} />
            ) : (
              <PhotoGrid {...table} hasCover={viewer === 'client' && mode === 'view'} />
            )}
          </Stack>
        )}
      </Await>
      {photos.length > 0 && (
        <ModeBars
          mode={mode}
          picked={picked}
          onAll={selection.all}
          download={download}
          onSizes={sizes.choose && (() => sizes.choose?.(picked))}
          onTag={gallery.tag && (() => setTagged(picked))}
          onDelete={gallery.remove && (() => setToDelete(picked))}
          onEnd={endMode}
        />
      )}
      <VisuallyHidden role="status">{gallery.said}</VisuallyHidden>
      {opened && (
        <Lightbox
          open
          photos={shown.includes(opened) ? shown : photos}
          tags={tags}
          id={opened.id}
          onGo={setOpen}
          onClose={closeLightbox}
          conversation={props.conversation}
          drafts={drafts.current}
          fileName={hasOriginals ? photoFileName(opened, photos, tags) : null}
          onFeature={acts.has('feature') ? gallery.feature : undefined}
          favorites={liked}
          onFavorite={favorites.toggle}
          onSizes={sizes.chooseFor}
          onCrop={sizes.crop}
          onFile={props.onFile}
          onTag={gallery.tag && ((photo) => setTagged([photo]))}
          onReplace={gallery.replace}
          onReplaced={gallery.added}
          onPanorama={gallery.panorama}
          onDelete={acts.has('delete') ? (photo) => setToDelete([photo]) : undefined}
        />
      )}
      {sizes.dialogs}
      {favorites.dialogs}
      {gallery.tag && (
        <TagPhotosDialog
          open={tagged.length > 0}
          photos={tagged}
          tags={tags}
          onTag={gallery.tag}
          onClose={endTagging}
        />
      )}
      {gallery.remove && (
        <DeletePhotosDialog
          open={toDelete.length > 0}
          photos={toDelete}
          onDelete={gallery.remove}
          onDeleted={deleted}
          onClose={endDeleting}
        />
      )}
    </Card>
  )
}
