import type { Actor, Blueprint, Originals, Photo, PlanRoom, Tag } from '@ensaio/domain'
import { blueprintName } from '@ensaio/domain'
import { RulerDimensionLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  DownloadButton,
  type DownloadButtonProps,
} from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { useChangedList } from '../useChangedList.ts'
import { BlueprintsWaiting } from './BlueprintsWaiting.tsx'
import type { UploadBlueprintsProps } from './UploadBlueprints.tsx'

// Few ensaios have plans.
const BlueprintList = lazyPart(
  async () => (await import('./BlueprintList.tsx')).BlueprintList,
  <BlueprintsWaiting />,
)
// Clients never fetch it.
const UploadBlueprints = lazyPart(
  async () => (await import('./UploadBlueprints.tsx')).UploadBlueprints,
  <Skeleton height="67px" phoneHeight="119px" />,
)

const none: readonly never[] = []

/** The props of `BlueprintsCard`. */
export type BlueprintsCardProps = {
  blueprints: Remote<readonly Blueprint[]>
  viewer: Actor
  /** "Plantas" by default. */
  title?: string
  onRetry: Press
  /** Sends one file, telling how far it is from 0 to 1, and answers the plan; the signal aborts. Staff only. */
  onUpload?: (
    ...file: Parameters<UploadBlueprintsProps['onUpload']>
  ) => Promise<Blueprint | undefined> | Promise<void>
  /** Removes a plan, once confirmed; staff only. */
  onDelete?: (blueprint: Blueprint) => Promise<unknown>
  /** The photos of the ensaio, which the rooms marked on its plans open. */
  photos?: readonly Photo[]
  /** The archiving of the originals of photos; archived ones are not offered for download. */
  originals?: Originals | null | undefined
  /** The rooms of photos, by which marked rooms are named. */
  tags?: readonly Tag[]
  /** Replaces the rooms marked on a plan, unless others are marked by now than were seen; answers the plan. Staff only. */
  onRooms?: (
    blueprint: Blueprint,
    marks: { rooms: readonly PlanRoom[]; seen: readonly PlanRoom[] },
  ) => Promise<Blueprint>
  /** Saves the archive 'Plantas…' of all of them. */
  onDownload?: DownloadButtonProps['onDownload']
  /** The list after an action of the card, for a page that keeps it. */
  onChange?: (blueprints: readonly Blueprint[]) => void
  /** The conversation about the ensaio; without it nobody comments on plans. */
  conversation?: Conversation | undefined
  /** Shown right of the title. */
  aside?: ReactNode
}

/** The floor plans of an ensaio: looked at (png, and the pages of a pdf), saved together in an archive; staff send and remove them. */
export function BlueprintsCard(props: BlueprintsCardProps) {
  const { blueprints, viewer, title = 'Plantas', onRetry, onUpload, onDelete, onDownload } = props
  const list = useChangedList(blueprints, props)
  const [toDelete, setToDelete] = useState<Blueprint | null>(null)
  const [asking, setAsking] = useState(false)
  const isStaff = viewer === 'staff'
  const { photos = none, tags = none, originals, onRooms } = props
  const hasOriginals = !originals || originals.archived_at === null

  function ask(blueprint: Blueprint) {
    setToDelete(blueprint)
    setAsking(true)
  }

  return (
    <Card title={title} aside={props.aside}>
      <Stack gap={24}>
        <Await remote={blueprints} onRetry={onRetry} waiting={<BlueprintsWaiting />}>
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState
                icon={<RulerDimensionLine size={24} strokeWidth={1.75} />}
                title="Ainda não há plantas"
                text={isStaff ? 'Envie a primeira abaixo.' : 'Assim que ficarem prontas, elas aparecem aqui.'}
              />
            ) : (
              <Stack gap={24}>
                <BlueprintList
                  blueprints={shown}
                  rooms={{ photos, tags, hasOriginals }}
                  conversation={props.conversation}
                  onRooms={
                    isStaff && onRooms
                      ? async (blueprint, marks) => list.changed(await onRooms(blueprint, marks))
                      : undefined
                  }
                  onDelete={isStaff && onDelete ? ask : undefined}
                />
                {onDownload && (
                  <div>
                    <DownloadButton onDownload={onDownload}>Baixar plantas</DownloadButton>
                  </div>
                )}
              </Stack>
            )
          }
        </Await>
        {isStaff && onUpload && <UploadBlueprints onUpload={(...file) => list.added(onUpload(...file))} />}
      </Stack>
      {onDelete && (
        <ConfirmDialog
          open={asking}
          title="Excluir esta planta?"
          description={toDelete && blueprintName(toDelete)}
          action="Excluir planta"
          dismissal="Manter planta"
          onConfirm={async () => {
            if (toDelete) await list.removed(toDelete, onDelete(toDelete))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
