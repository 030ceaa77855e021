import { publicationPath, readableLink, type VisitSource, whatsAppUrl } from '@ensaio/domain'
import { ExternalLink, FileDown, MessageCircle, QrCode, Share2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, radius, space } from '../../../theme/tokens.ts'
import { PhoneOnly } from '../../session/share/share-styles.ts'
import { useCanShare } from '../../session/share/useCanShare.ts'
import type { BrochureOf } from './brochures.ts'

/** The dialog with the QR code; its code comes when it first opens. */
const qrDialog = async () => (await import('./QrDialog.tsx')).QrDialog

const QrDialog = lazyDialog(qrDialog)

/** The pages of the brochure; its code comes when it first opens. */
const brochureDialog = async () => (await import('./BrochureDialog.tsx')).BrochureDialog

const BrochureDialog = lazyDialog(brochureDialog)

const Box = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;

  & + & {
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }

  code {
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    background: ${color.sunken};
    font: inherit;
    overflow-wrap: anywhere;
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One of the page's two addresses, with what can be done with it. */
export function PublicationAddress(props: {
  /** What the address opens: "Página neutra". */
  name: string
  text: string
  code: string
  origin: string
  /** The page's own title, for the message that carries the address. */
  headline: string | null
  /** The page's brochure; without it none is offered. */
  brochure: BrochureOf | undefined
}) {
  const { name, text, code, origin, headline, brochure } = props
  const [shown, setShown] = useState<'qr' | 'brochure' | null>(null)
  const close = () => setShown(null)
  const canShare = useCanShare()
  const addressFor = (source?: VisitSource) => `${origin}${publicationPath(code, source)}`
  const messageFor = (source?: VisitSource) =>
    `${headline ?? 'Veja as fotos do imóvel'}\n${addressFor(source)}`
  const url = addressFor()
  const named = (words: string) => `${words}: ${name}`

  async function share() {
    try {
      await navigator.share({ text: messageFor() })
    } catch (reason) {
      // Closing the menu without choosing is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
    }
  }

  return (
    <Box>
      <div>
        <Text strong>{name}</Text>
        <Text soft>{text}</Text>
      </div>
      <code>{readableLink(url)}</code>
      <Row gap={8}>
        {canShare && (
          <PhoneOnly>
            <Button size="small" label={named('Compartilhar')} onPress={share} icon={<Share2 {...icon} />}>
              Compartilhar
            </Button>
          </PhoneOnly>
        )}
        <CopyButton text={url} label={named('Copiar endereço')} said="Endereço copiado." name={name}>
          Copiar endereço
        </CopyButton>
        <Button size="small" href={url} external label={named('Abrir')} icon={<ExternalLink {...icon} />}>
          Abrir
        </Button>
        <Button
          size="small"
          href={whatsAppUrl(messageFor('whatsapp'))}
          external
          label={named('WhatsApp')}
          icon={<MessageCircle {...icon} />}
        >
          WhatsApp
        </Button>
        <Button
          size="small"
          label={named('Código QR')}
          onPress={() => setShown('qr')}
          icon={<QrCode {...icon} />}
        >
          Código QR
        </Button>
        {brochure && (
          <Button
            size="small"
            label={named('Folheto em PDF')}
            onPress={() => setShown('brochure')}
            icon={<FileDown {...icon} />}
          >
            Folheto em PDF
          </Button>
        )}
      </Row>
      {shown === 'qr' && <QrDialog open name={name} url={addressFor('qr')} onClose={close} />}
      {shown === 'brochure' && brochure && (
        <BrochureDialog open name={name} brochure={brochure} onClose={close} />
      )}
    </Box>
  )
}
