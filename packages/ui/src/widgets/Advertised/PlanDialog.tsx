import styled from 'styled-components'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Picture, type PictureFiles } from '../../primitives/Picture/Picture.tsx'
import { radius } from '../../theme/tokens.ts'

const Paper = styled.div`
  img {
    width: 100%;
    height: auto;
    max-height: calc(100dvh - 176px);
    object-fit: contain;
    border-radius: ${radius.control};
    background: white;
  }
`

/** A floor plan over the page, as wide as there is room. */
export function PlanDialog(props: { open: boolean; onClose: () => void; plan: PictureFiles }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} wide="page" title="Planta baixa">
      <Paper>
        <Picture files={props.plan} sizes="(max-width: 767px) 100vw, 1100px" />
      </Paper>
    </Dialog>
  )
}
