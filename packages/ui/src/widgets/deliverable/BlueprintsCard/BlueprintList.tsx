import { type Blueprint, planPictures } from '@ensaio/domain'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { Conversation, Drafts } from '../../conversation/conversation.ts'
import { List } from './BlueprintList.styles.ts'
import { BlueprintTile } from './BlueprintTile.tsx'

const PlanViewer = lazyDialog(async () => (await import('./PlanViewer.tsx')).PlanViewer)

/** Every plan; what has pictures opens large over the page. */
export function BlueprintList(props: {
  blueprints: readonly Blueprint[]
  conversation: Conversation | undefined
  onDelete: ((blueprint: Blueprint) => void) | undefined
}) {
  const [shown, setShown] = useState<Blueprint | null>(null)
  const drafts = useRef<Drafts>(new Map())

  return (
    <>
      <List role="list">
        {props.blueprints.map((blueprint) => (
          <li key={blueprint.id} data-file={planPictures(blueprint).length === 0}>
            <BlueprintTile blueprint={blueprint} onShow={setShown} onDelete={props.onDelete} />
          </li>
        ))}
      </List>
      {shown && (
        <PlanViewer
          open
          blueprint={shown}
          conversation={props.conversation}
          drafts={drafts.current}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
