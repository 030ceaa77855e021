import type { PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { PictureViewer } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'

/** A floor plan over the page, whole, and closer where it is asked for. */
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
