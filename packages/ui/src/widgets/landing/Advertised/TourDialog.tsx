import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Panorama } from './Panorama.tsx'

/** A dialog with one room of a tour, as a 360° panorama. */
export function TourDialog(props: { open: boolean; onClose: () => void; tour: PictureFiles }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} wide="page" title="Tour virtual">
      <Stack gap={12}>
        <Panorama files={props.tour} />
        <Text soft>Arraste para olhar em volta.</Text>
      </Stack>
    </Dialog>
  )
}
