import { type Blueprint, blueprintName } from '@ensaio/domain'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { PictureViewer } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from '../../conversation/conversation.ts'
import { usePictureTalk } from '../../conversation/usePictureTalk.tsx'

/** The full-screen picture of a plan, with its comments. */
export function PlanViewer(props: {
  /** It is there only while it is open. */
  open: true
  blueprint: Blueprint
  url: string
  conversation: Conversation | undefined
  drafts: Drafts
  onClose: () => void
}) {
  const { blueprint, url, conversation, drafts } = props
  const name = blueprintName(blueprint)
  const talk = usePictureTalk({ conversation, about: 'blueprint', materialId: blueprint.id, drafts })
  return (
    <PictureViewer
      open
      onClose={props.onClose}
      label={name}
      pictures={[{ id: blueprint.id, src: url, title: `Planta ${name}`, paper: true }]}
      place={0}
      {...talk.viewer}
    >
      {talk.button}
      <Button
        variant="quiet"
        href={url}
        external
        icon={<ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        Abrir em nova aba
      </Button>
    </PictureViewer>
  )
}
