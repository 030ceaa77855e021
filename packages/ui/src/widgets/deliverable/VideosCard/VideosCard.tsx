import type { Actor, DeliverableLink } from '@ensaio/domain'
import { Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { LinkForm } from '../lazy-link-form.tsx'
import { useChangedList } from '../useChangedList.ts'
import { VideoList } from './VideoList.tsx'

/** The props of `VideosCard`. */
export type VideosCardProps = {
  videos: Remote<readonly DeliverableLink[]>
  viewer: Actor
  /** "Vídeos" by default. */
  title?: string
  onRetry: Press
  /** Adds a video by its URL and answers it; staff only. */
  onAdd?: (url: string) => Promise<DeliverableLink | undefined> | Promise<void>
  /** Removes a video, once confirmed; staff only. */
  onRemove?: (video: DeliverableLink) => Promise<unknown>
  /** The list after an action of the card, for a page that keeps it. */
  onChange?: (videos: readonly DeliverableLink[]) => void
  /** Shown right of the title. */
  aside?: ReactNode
}

/** The videos of an ensaio: watched inside the page after a click, opened, copied; staff add and remove them. */
export function VideosCard(props: VideosCardProps) {
  const { videos, viewer, title = 'Vídeos', onRetry, onAdd, onRemove, aside } = props
  const list = useChangedList(videos, props.onChange)
  const [toDelete, setToDelete] = useState<{ video: DeliverableLink; name: string } | null>(null)
  const [asking, setAsking] = useState(false)
  const isStaff = viewer === 'staff'

  function ask(video: DeliverableLink, name: string) {
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
                icon={<Video size={24} strokeWidth={1.75} />}
                title="Ainda não há vídeos"
                text={
                  isStaff
                    ? 'Cole abaixo o endereço do primeiro vídeo.'
                    : 'Assim que ficarem prontos, eles aparecem aqui.'
                }
              />
            ) : (
              <VideoList videos={shown} onRemove={isStaff && onRemove ? ask : undefined} />
            )
          }
        </Await>
        {isStaff && onAdd && (
          <LinkForm
            label="URL do vídeo"
            hint="Vídeos do YouTube e do Vimeo abrem dentro da página."
            clears
            onSave={(url) => list.added(onAdd(url))}
          />
        )}
      </Stack>
      {onRemove && (
        <ConfirmDialog
          open={asking}
          title="Remover este vídeo?"
          description={toDelete && `${toDelete.name}: ${toDelete.video.url}`}
          action="Remover vídeo"
          dismissal="Manter vídeo"
          onConfirm={async () => {
            if (!toDelete) return
            await onRemove(toDelete.video)
            list.removed(toDelete.video)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
