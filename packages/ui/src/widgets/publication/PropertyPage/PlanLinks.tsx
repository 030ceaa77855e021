import { type PublicPlan, planPictures, type RoomOfPhotos, roomWithCount } from '@ensaio/domain'
import { Download, FileText } from 'lucide-react'
import { nameWidths } from '../../../primitives/media/name-widths.ts'
import type { OpenPhoto } from './Gallery.tsx'
import { Plans, Sheets } from './Material.styles.ts'
import { PlanRoom, PlanRooms } from './PlanLinks.styles.ts'
import { Part } from './PropertyPage.styles.ts'
import { isOwnPress } from './photo-files.ts'

/** The height of a row of names as a share of the height of a plan on a phone; a name that has less of its width has no place for a number. */
const rowOfNames = 0.105
const narrow = 0.21

type Rooms = { rooms: readonly RoomOfPhotos[]; onOpenPhoto: OpenPhoto | undefined }

/**
 * The rooms marked on a page of a plan (rule plan-rooms): links to the section of their photos, of which `data-opens` names the first one.
 * A room without photos is a name.
 */
function MarkedRooms({ plan, page, rooms, onOpenPhoto }: Rooms & { plan: PublicPlan; page: number }) {
  const marked = (plan.rooms ?? []).filter((mark) => mark.page === page)
  if (marked.length === 0) return null
  const widths = nameWidths(marked, rowOfNames)
  return (
    <PlanRooms role="list">
      {marked.map(({ room, x, y }, place) => {
        const section = rooms.findIndex((one) => one.room === room)
        const photos = rooms[section]?.photos ?? []
        const [first] = photos
        return (
          <PlanRoom key={`${room} ${x} ${y}`} $x={x} $y={y} $width={widths[place] ?? 1}>
            {first ? (
              <a
                href={`#ambiente-${section + 1}`}
                data-opens={first.id}
                aria-label={roomWithCount(room, photos.length)}
                onClick={(event) => {
                  if (onOpenPhoto && isOwnPress(event)) onOpenPhoto(first.id)
                }}
              >
                <span>{room}</span>
                <span data-narrow={(widths[place] ?? 1) < narrow || undefined}>
                  {` · ${photos.length}`}
                  <i>{photos.length === 1 ? ' foto' : ' fotos'}</i>
                </span>
              </a>
            ) : (
              <span>{room}</span>
            )}
          </PlanRoom>
        )
      })}
    </PlanRooms>
  )
}

/** The plans: those with a picture show it and open in a new tab, as other documents do; a dwg is downloaded. */
export function PlanLinks({ plans, ...rooms }: Rooms & { plans: readonly PublicPlan[] }) {
  if (plans.length === 0) return null
  const pictures = plans.flatMap((plan) => {
    const pages = planPictures(plan)
    return pages.map((src, nth) => ({
      src,
      plan,
      page: nth + 1,
      // The first page stands for the whole plan.
      href: nth === 0 ? plan.url : src,
      name: pages.length === 1 ? plan.file_name : `${plan.file_name}, página ${nth + 1}`,
    }))
  })
  const files = plans.filter((plan) => planPictures(plan).length === 0)
  return (
    <Part>
      <h2>Plantas</h2>
      {pictures.length > 0 && (
        <Sheets role="list">
          {pictures.map(({ src, href, name, plan, page }) => (
            <li key={src} data-rooms={plan.rooms?.some((mark) => mark.page === page) || undefined}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <img src={src} alt={name} loading="lazy" decoding="async" />
              </a>
              <MarkedRooms {...rooms} plan={plan} page={page} />
            </li>
          ))}
        </Sheets>
      )}
      {files.length > 0 && (
        <Plans role="list">
          {files.map(({ id, url, file_name, file_extension }) => {
            const isDrawing = file_extension.toLowerCase() === 'dwg'
            const Icon = isDrawing ? Download : FileText
            const way = isDrawing ? { download: file_name } : { target: '_blank', rel: 'noopener noreferrer' }
            return (
              <li key={id}>
                <a href={url} {...way}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  <span>{file_name}</span> <small>{isDrawing ? 'Baixar' : 'Abrir em nova aba'}</small>
                </a>
              </li>
            )
          })}
        </Plans>
      )}
    </Part>
  )
}
