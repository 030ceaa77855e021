import { formatDate, type Originals, originalsState } from '@ensaio/domain'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The props of `OriginalsNotice`. */
export type OriginalsNoticeProps = {
  originals: Originals
  /** Asks for archived originals back; without it nobody can. A rejection is told at the button. */
  onAsk?: (() => Promise<unknown>) | undefined
}

/** Until when the originals of an ensaio's photos are here, that they are in the archive, or that they were asked back (rule archived-originals). */
export function OriginalsNotice({ originals, onAsk }: OriginalsNoticeProps) {
  const day = formatDate(originals.archive_on)
  switch (originalsState(originals)) {
    case 'leaving':
      return (
        <Banner tone="blue" icon={<Archive {...icon} />}>
          {`Os originais vão para o arquivo em ${day}. Baixe antes, ou peça de volta depois.`}
        </Banner>
      )
    case 'archived':
      return (
        <Banner
          tone="yellow"
          icon={<Archive {...icon} />}
          action={
            onAsk && (
              <Button size="small" onPress={onAsk}>
                Pedir de volta
              </Button>
            )
          }
        >
          {`Os originais estão no arquivo desde ${day}. Os outros tamanhos continuam aqui.`}
        </Banner>
      )
    case 'asked':
      return (
        <Banner live tone="blue" icon={<ArchiveRestore {...icon} />}>
          Os originais foram pedidos de volta. Um e-mail avisa quando estiverem aqui, em geral em poucos
          minutos.
        </Banner>
      )
  }
}
