import type { PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { PictureViewer } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'

/** A floor plan in a dialog: the whole plan, with zoom. */
export function PlanDialog({
  open,
  onClose,
  plan,
}: {
  open: boolean
  onClose: () => void
  plan: PictureFiles
}) {
  return (
    open && (
      <PictureViewer
        open
        onClose={onClose}
        label="Planta baixa"
        pictures={[{ id: plan.src, src: plan.src, title: plan.alt, paper: true }]}
        place={0}
      />
    )
  )
}
