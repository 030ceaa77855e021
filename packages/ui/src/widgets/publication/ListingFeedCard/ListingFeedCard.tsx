import { formatShortInstant, type ListingFeed, type NewListingFeed } from '@ensaio/domain'
import { Rss } from 'lucide-react'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { SecretAddress, type SecretAddressWords } from '../../systems/SecretAddress.tsx'
import { WrittenAddress } from '../../systems/WrittenAddress.tsx'

/** The props of `ListingFeedCard`. Each promise settles once `feed` holds the answer. */
export type ListingFeedCardProps = {
  /** The address as far as it is known; null while there is none. */
  feed: Remote<ListingFeed | null>
  /** Creates the address, or replaces it; the answer alone tells it. */
  onCreate: () => Promise<NewListingFeed>
  /** Ends the address. */
  onEnd: () => Promise<unknown>
  onRetry: Press
}

const words: SecretAddressWords = {
  title: 'Portais de imóveis',
  text: 'Um endereço que ZAP, VivaReal e OLX leem sozinhos: os anúncios que você ligar entram, mudam e saem, com as fotos na ordem da galeria.',
  failureTitle: 'Não foi possível carregar o endereço dos portais',
  hidden: 'Por segurança, ele só aparece quando é criado. Para cadastrar em outro portal, troque o endereço.',
  questions: {
    replace: {
      title: 'Trocar o endereço?',
      description:
        'O endereço de agora para na hora, e os portais deixam de receber mudanças até você cadastrar o novo em cada um.',
      action: 'Trocar endereço',
    },
    end: {
      title: 'Desligar os portais?',
      description:
        'O endereço para na hora: os portais deixam de ler os anúncios, e as fotos deixam de abrir. O que foi preenchido fica.',
      action: 'Desligar',
    },
  },
}

function countText(listings: number): string {
  if (listings === 0) return 'Nenhum anúncio está ligado. Ligue na página de cada ensaio entregue.'
  return listings === 1 ? '1 anúncio vai aos portais.' : `${listings} anúncios vão aos portais.`
}

/**
 * The address at which real-estate portals read a company's listings: creates it, shows it once, replaces it, and turns it off. It is its
 * only key and is kept as a hash (rule portal-feed).
 */
export function ListingFeedCard({ feed, ...calls }: ListingFeedCardProps) {
  const zone = useHouseZone()
  return (
    <SecretAddress
      words={words}
      icon={<Rss size={14} strokeWidth={2} aria-hidden="true" />}
      known={feed}
      facts={({ listings, read_at }) => (
        <>
          <Text>{countText(listings)}</Text>
          <Text>
            {read_at === null
              ? 'Nenhum portal leu o endereço ainda.'
              : `Lido pela última vez em ${formatShortInstant(read_at, zone)}.`}
          </Text>
        </>
      )}
      fresh={(address) => (
        <WrittenAddress
          address={address}
          warning="Use agora: este endereço não aparece de novo. Cadastre-o nos portais, e não o envie a mais ninguém."
          hint="No Canal Pro, escolha Integrações, Feed de imóveis, formato VRSync, e cole o endereço. Os portais leem algumas vezes por dia."
        >
          <CopyButton text={address} variant="primary" said="Endereço copiado." name="Endereço dos portais">
            Copiar endereço
          </CopyButton>
        </WrittenAddress>
      )}
      {...calls}
    />
  )
}
