import {
  hasListingContact,
  type KnownProperty,
  type Listing,
  type ListingDetails,
  type ListingForm,
  listingPlace,
  listingPrices,
  listingRooms,
  listingText,
} from '@ensaio/domain'
import { Link2, PlugZap, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The form of the listing; its code comes when it first opens. */
const listingDialog = async () => (await import('./ListingDialog.tsx')).ListingDialog

const ListingDialog = lazyDialog(listingDialog)

type BodyProps = {
  listing: Listing
  property: KnownProperty
  links: readonly string[]
  feedHref?: string
  onSave: (form: ListingForm) => Promise<void>
}

/** The card's content, once the listing is known. */
export function ListingBody({ listing, property, links, feedHref, onSave }: BodyProps) {
  const [asked, setAsked] = useState<'form' | 'off' | null>(null)
  const reason = useId()
  const close = () => setAsked(null)
  const { is_on, photos, has_feed, changed_at } = listing
  const hasPhotos = photos > 0
  const details = listing.details && hasListingContact(listing.details) ? listing.details : null
  return (
    <Stack gap={24}>
      {is_on && details ? (
        <>
          {!has_feed && <NoFeed href={feedHref} />}
          <Summary details={details} property={property} photos={photos} />
          <Row gap={8}>
            <Button size="small" onPress={() => setAsked('form')}>
              Editar anúncio
            </Button>
            <ReadyText details={details} property={property} links={links} />
            <Button size="small" variant="quiet" onPress={() => setAsked('off')}>
              Tirar dos portais
            </Button>
          </Row>
        </>
      ) : (
        <Stack gap={16} align="start">
          <Text>
            Preencha uma vez, e o imóvel vai ao ZAP, ao VivaReal e à OLX com as fotos na ordem da galeria.
          </Text>
          {listing.details !== null && details === null && (
            <Banner tone="yellow" icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}>
              Falta o contato: os dados da pessoa foram apagados. O resto do anúncio está como foi preenchido.
            </Banner>
          )}
          <Button
            variant="primary"
            disabled={!hasPhotos}
            describedBy={hasPhotos ? undefined : reason}
            onPress={() => setAsked('form')}
          >
            Anunciar nos portais
          </Button>
          {!hasPhotos && (
            <Text soft id={reason}>
              Ainda não há fotos entregues. O imóvel pode ser anunciado assim que elas chegarem.
            </Text>
          )}
        </Stack>
      )}
      {asked === 'form' && (
        <ListingDialog open listing={listing} property={property} onSave={onSave} onClose={close} />
      )}
      {details && (
        <ConfirmDialog
          open={asked === 'off'}
          title="Tirar o anúncio dos portais?"
          description="Os portais o tiram na próxima leitura, e as fotos deixam de abrir na hora. O que foi preenchido fica, para anunciar de novo."
          action="Tirar dos portais"
          onConfirm={() => onSave({ ...details, is_on: false, seen: changed_at } satisfies ListingForm)}
          onClose={close}
        />
      )}
    </Stack>
  )
}

function NoFeed({ href }: { href: string | undefined }) {
  return (
    <Banner tone="yellow" icon={<PlugZap size={20} strokeWidth={1.75} aria-hidden />}>
      Nenhum portal lê os anúncios da empresa ainda.{' '}
      {href === undefined ? (
        'Peça a quem cuida das integrações que crie o endereço dos portais.'
      ) : (
        <TextLink href={href}>Criar o endereço dos portais</TextLink>
      )}
    </Banner>
  )
}

function Summary(props: { details: ListingDetails; property: KnownProperty; photos: number }) {
  const { details, property, photos } = props
  return (
    <Stack gap={4}>
      <Text strong>{details.title}</Text>
      <Text>{listingPlace(property.address, details.address_shown)}</Text>
      <Text>{listingRooms(details)}</Text>
      <Text>{listingPrices(details).join(', ')}</Text>
      <Text soft>{photos === 1 ? '1 foto vai junto.' : `${photos} fotos vão junto.`}</Text>
    </Stack>
  )
}

/** For portals that read no feed: the whole text, and the links alone. */
function ReadyText(props: Pick<BodyProps, 'property' | 'links'> & { details: ListingDetails }) {
  const { details, property, links } = props
  return (
    <>
      <CopyButton
        text={listingText(details, property.address, links)}
        said="Texto copiado."
        name="Texto do anúncio"
        rows={8}
      >
        Copiar texto
      </CopyButton>
      {links.length > 0 && (
        <CopyButton
          text={links.join('\n')}
          said="Links copiados."
          name="Links do imóvel"
          rows={3}
          icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
        >
          Copiar links
        </CopyButton>
      )}
    </>
  )
}
