import { type Actor, isStoredVideo, type StoredVideo, type Video, videoFacts } from '@ensaio/domain'
import { Video as VideoIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { LinkForm } from '../lazy-link-form.tsx'
import { useChangedList } from '../useChangedList.ts'
import { drawPoster } from './draw-poster.ts'
import type { UploadVideosProps } from './UploadVideos.tsx'
import { VideoList } from './VideoList.tsx'

// Clients never fetch them.
const UploadVideos = lazyPart(
  async () => (await import('./UploadVideos.tsx')).UploadVideos,
  <Skeleton height="67px" phoneHeight="119px" />,
)
const VideoDetailsDialog = lazyDialog(
  async () => (await import('./VideoDetailsDialog.tsx')).VideoDetailsDialog,
)

/** The props of `VideosCard`. */
export type VideosCardProps = {
  videos: Remote<readonly Video[]>
  viewer: Actor
  /** "Vídeos" by default. */
  title?: string
  onRetry: Press
  /** Adds a video by its URL and answers it; staff only. */
  onAdd?: (url: string) => Promise<Video | undefined> | Promise<void>
  /** Sends one file, telling how far it is from 0 to 1, and answers the video; the signal aborts. Staff only. */
  onUpload?: (...file: Parameters<UploadVideosProps['onUpload']>) => Promise<StoredVideo>
  /** The most bytes that a file may have, to be said before one is chosen; 500 MB without it. */
  onLimit?: (signal: AbortSignal) => Promise<number>
  /** Sets the picture that a video by file shows before it plays; at an upload a frame of it. Staff only. */
  onPoster?: (video: StoredVideo, file: File) => Promise<StoredVideo>
  /** Sets the captions of a video by file, or removes them (null). Staff only. */
  onCaptions?: (video: StoredVideo, file: File | null) => Promise<StoredVideo>
  /** Removes a video, once confirmed; staff only. */
  onRemove?: (video: Video) => Promise<unknown>
  /** The list after an action of the card, for a page that keeps it. */
  onChange?: (videos: readonly Video[]) => void
  /** Shown right of the title. */
  aside?: ReactNode
}

const aboutOf = (video: Video) => (isStoredVideo(video) ? videoFacts(video) : video.url)

/** The videos of an ensaio, by link and by file: watched inside the page, opened, copied, saved; staff add and remove them, with pictures and captions. */
export function VideosCard(props: VideosCardProps) {
  const {
    videos,
    viewer,
    title = 'Vídeos',
    onRetry,
    onAdd,
    onUpload,
    onPoster,
    onCaptions,
    onRemove,
    aside,
  } = props
  const list = useChangedList(videos, props)
  const [toDelete, setToDelete] = useState<{ video: Video; name: string } | null>(null)
  const [asking, setAsking] = useState(false)
  const [detailed, setDetailed] = useState<{ id: number; name: string } | null>(null)
  const isStaff = viewer === 'staff'
  const shownVideos = videos.state === 'ready' ? videos.value : []
  const ofDetails = shownVideos.filter(isStoredVideo).find(({ id }) => id === detailed?.id)
  const tell = (change: Promise<StoredVideo>) => change.then(list.changed)

  async function upload(...[file, progress, signal]: Parameters<UploadVideosProps['onUpload']>) {
    if (!onUpload) return
    const poster = onPoster && drawPoster(file)
    const video = await onUpload(file, progress, signal)
    await list.added(Promise.resolve(video))
    const drawn = video.file.poster_url === null && (await poster)
    // The video is there: without a picture, staff can still choose one.
    if (drawn && onPoster) await tell(onPoster(video, drawn)).catch(() => undefined)
  }

  function ask(video: Video, name: string) {
    setToDelete({ video, name })
    setAsking(true)
  }

  return (
    <Card title={title} aside={aside}>
      <Stack gap={24}>
        <Await remote={videos} onRetry={onRetry} waiting={<Skeleton ratio="16 / 9" />}>
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState
                icon={<VideoIcon size={24} strokeWidth={1.75} />}
                title="Ainda não há vídeos"
                text={
                  isStaff
                    ? `${onUpload ? 'Envie um arquivo ou cole' : 'Cole'} abaixo o endereço do primeiro vídeo.`
                    : 'Assim que ficarem prontos, eles aparecem aqui.'
                }
              />
            ) : (
              <VideoList
                videos={shown}
                onRemove={isStaff && onRemove ? ask : undefined}
                onDetails={
                  isStaff && onPoster && onCaptions ? ({ id }, name) => setDetailed({ id, name }) : undefined
                }
              />
            )
          }
        </Await>
        {isStaff && onUpload && <UploadVideos onUpload={upload} onLimit={props.onLimit} />}
        {isStaff && onAdd && (
          <LinkForm
            label="URL do vídeo"
            hint="Vídeos do YouTube e do Vimeo abrem dentro da página."
            clears
            onSave={(url) => list.added(onAdd(url))}
          />
        )}
      </Stack>
      {ofDetails && onPoster && onCaptions && (
        <VideoDetailsDialog
          open
          video={ofDetails}
          name={detailed?.name ?? ''}
          onPoster={(video, file) => tell(onPoster(video, file))}
          onCaptions={(video, file) => tell(onCaptions(video, file))}
          onClose={() => setDetailed(null)}
        />
      )}
      {onRemove && (
        <ConfirmDialog
          open={asking}
          title="Remover este vídeo?"
          description={toDelete && `${toDelete.name}: ${aboutOf(toDelete.video)}`}
          action="Remover vídeo"
          dismissal="Manter vídeo"
          onConfirm={async () => {
            if (toDelete) await list.removed(toDelete.video, onRemove(toDelete.video))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
