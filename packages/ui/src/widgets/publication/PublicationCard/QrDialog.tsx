import { readableLink } from '@ensaio/domain'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { saveFile } from '../../../primitives/action/save-file.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { QrPicture } from '../../../primitives/media/QrPicture.tsx'
import { printAlone } from '../../../theme/print-alone.ts'
import { color, radius, space } from '../../../theme/tokens.ts'

/** In print, a sign: the code and its address alone. */
const Sign = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: center;

  ${printAlone}
`

const Picture = styled.div`
  width: min(280px, 100%);
  border-radius: ${radius.control};
  overflow: clip;

  @media print {
    width: min(120mm, 100%);
  }
`

const Address = styled.p`
  max-width: 100%;
  color: ${color.inkSoft};
  text-align: center;
  overflow-wrap: anywhere;
`

/** An address as a QR code, for a sign or a leaflet. */
export function QrDialog(props: { open: boolean; name: string; url: string; onClose: () => void }) {
  const { open, name, url, onClose } = props
  const picture = useRef<HTMLDivElement>(null)

  function download() {
    const drawn = picture.current?.querySelector('svg')
    if (!drawn) return
    const text = new XMLSerializer().serializeToString(drawn)
    saveFile(new File([text], 'Codigo_QR.svg', { type: 'image/svg+xml' }))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Código QR: ${name}`}
      description="Para a placa, o folheto ou a vitrine."
      actions={
        <>
          <Button variant="primary" onPress={download}>
            Baixar SVG
          </Button>
          <Button onPress={onClose}>Fechar</Button>
        </>
      }
    >
      <Sign>
        <Picture ref={picture}>
          <QrPicture text={url} label={`Código QR de ${readableLink(url)}`} />
        </Picture>
        <Address>{readableLink(url)}</Address>
      </Sign>
    </Dialog>
  )
}
