import { type Blueprint, blueprintName, planPictures } from '@ensaio/domain'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { PictureViewer } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from '../../conversation/conversation.ts'
import { usePictureTalk } from '../../conversation/usePictureTalk.tsx'

/** The full-screen pictures of a plan, with its comments. A plan of several pages has none: a point would not say on which. */
export function PlanViewer(props: {
  /** It is there only while it is open. */
  open: true
  blueprint: Blueprint
  conversation: Conversation | undefined
  drafts: Drafts
  onClose: () => void
}) {
  const { blueprint, drafts } = props
  const name = blueprintName(blueprint)
  const pages = planPictures(blueprint)
  const isOne = pages.length === 1
  const [place, setPlace] = useState(0)
  const conversation = isOne ? props.conversation : undefined
  const talk = usePictureTalk({ conversation, about: 'blueprint', materialId: blueprint.id, drafts })
  return (
    <PictureViewer
      open
      onClose={props.onClose}
      label={name}
      pictures={pages.map((src, nth) => ({
        id: `${blueprint.id}-${nth}`,
        src,
        title: isOne ? `Planta ${name}` : `Planta ${name}, página ${nth + 1}`,
        paper: true,
      }))}
      place={place}
      onGo={setPlace}
      {...talk.viewer}
    >
      {talk.button}
      {blueprint.url && (
        <Button
          variant="quiet"
          href={blueprint.url}
          external
          icon={<ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          Abrir em nova aba
        </Button>
      )}
    </PictureViewer>
  )
}
