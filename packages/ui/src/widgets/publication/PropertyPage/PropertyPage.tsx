import { type PublicProperty, photosByRoom, propertyKindLabels } from '@ensaio/domain'
import { Bar } from './ContactWays.styles.ts'
import { ContactWays } from './ContactWays.tsx'
import { Gallery, type OpenPhoto } from './Gallery.tsx'
import { HostCards, PhotoDownloads, VideoFiles } from './Material.tsx'
import { PlanLinks } from './PlanLinks.tsx'
import {
  Company,
  Cover,
  Description,
  End,
  Facts,
  Opening,
  Part,
  Rooms,
  Sheet,
  Wide,
  Words,
} from './PropertyPage.styles.ts'
import { isOwnPress, photoFiles, photoName, sizesOf } from './photo-files.ts'

/** The props of `PropertyPage`. */
export type PropertyPageProps = {
  /** What is published of the property. */
  property: PublicProperty
  /** The page's whole address, which a message to the contact carries. */
  address: string
  /** The year at the end of the page. */
  year?: number
  /** The name of the house that took the photos; absent on neutral pages. */
  houseName?: string
  /** Opens a photo on the page; without it each photo is a plain link to its picture. */
  onOpenPhoto?: (id: number) => void
}

/**
 * The published page of a property, for owners and buyers (rule published-page). It is plain HTML, drawn on the server: every link works
 * without script, and no element carries a style of its own. A photo's link has its id in `data-photo`, and in `data-file` what is saved
 * of it, where the company offers downloads.
 */
export function PropertyPage({ property, address, year, houseName, onOpenPhoto }: PropertyPageProps) {
  const { headline, kind, area, place, description, company, contact, photos, plans } = property
  const { downloads, brochure_url } = property
  const [cover] = photos
  const isOffered = downloads.length > 0
  const rooms = photosByRoom(photos)
  const facts = [kind && propertyKindLabels[kind], area !== null && `${area.toLocaleString('pt-BR')} m²`]
  const isReachable = Boolean(contact?.phone || contact?.email)
  const ways = contact && { contact, title: headline, address }
  return (
    <Sheet data-has-contact={isReachable}>
      <main>
        {cover && (
          <CoverPhoto
            photo={cover}
            name={photoName(cover, 0, headline)}
            isOffered={isOffered}
            onOpenPhoto={onOpenPhoto}
          />
        )}
        <Wide>
          <Opening>
            <Words>
              <h1>{headline}</h1>
              <Facts>
                {place.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p>
                  <strong>{facts.filter(Boolean).join(' · ')}</strong>
                </p>
              </Facts>
              {description !== '' && <Description>{description}</Description>}
            </Words>
            {(company || contact) && (
              <Company aria-label="Contato">
                {company?.logo_url && <img src={company.logo_url} alt="" width={200} height={64} />}
                {company && <h2>{company.name}</h2>}
                {contact?.name && <p>{contact.name}</p>}
                {ways && isReachable && <ContactWays {...ways} />}
              </Company>
            )}
          </Opening>
          {rooms.length > 1 && (
            <nav aria-label="Ambientes">
              <Rooms role="list">
                {rooms.map(({ room, photos: those }, index) => (
                  <li key={room ?? ''}>
                    <a href={`#ambiente-${index + 1}`}>
                      {roomName(room)} <span>{those.length}</span>
                    </a>
                  </li>
                ))}
              </Rooms>
            </nav>
          )}
          {rooms.map(({ room, photos: those }, index) => (
            <Part key={room ?? ''} id={`ambiente-${index + 1}`} data-far={index > 1}>
              <h2>
                {roomName(room, rooms.length)} <span>{countText(those.length)}</span>
              </h2>
              <Gallery
                photos={those}
                room={room ?? 'Imóvel'}
                isOffered={isOffered}
                onOpenPhoto={onOpenPhoto}
              />
            </Part>
          ))}
          <VideoFiles files={property.video_files} />
          <HostCards property={property} />
          <PlanLinks plans={plans} rooms={rooms} onOpenPhoto={onOpenPhoto} />
          <PhotoDownloads downloads={downloads} brochure_url={brochure_url} />
          {(company || houseName) && (
            <End>
              {company && <p>{[year && `© ${year}`, company.name].filter(Boolean).join(' ')}</p>}
              {houseName && <p>{`Fotos: ${houseName}`}</p>}
            </End>
          )}
        </Wide>
      </main>
      {ways && isReachable && (
        <Bar aria-label="Falar com o contato">
          <ContactWays {...ways} short />
        </Bar>
      )}
    </Sheet>
  )
}

function CoverPhoto(props: {
  photo: PublicProperty['photos'][number]
  name: string
  isOffered: boolean
  onOpenPhoto: OpenPhoto | undefined
}) {
  const { photo, name, isOffered, onOpenPhoto } = props
  return (
    <Cover
      href={photo.preview_url ?? photo.url}
      data-photo={photo.id}
      data-file={isOffered ? photo.url : undefined}
      onClick={(event) => {
        if (onOpenPhoto && isOwnPress(event)) onOpenPhoto(photo.id)
      }}
    >
      <img {...photoFiles(photo)} sizes={sizesOf('100vw')} alt={name} fetchPriority="high" />
    </Cover>
  )
}

function roomName(room: string | null, rooms = 2): string {
  if (room !== null) return room
  return rooms === 1 ? 'Fotos' : 'Outras fotos'
}

function countText(count: number): string {
  return count === 1 ? '1 foto' : `${count} fotos`
}
