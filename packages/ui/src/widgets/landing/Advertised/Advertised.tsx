import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Band } from '../../../primitives/layout/Band/Band.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { Tags, Tile, Tiles } from './Advertised.styles.ts'
import type { TaggedPhoto } from './PhotosDialog.tsx'

const PhotosDialog = lazyDialog(async () => (await import('./PhotosDialog.tsx')).PhotosDialog)
const PlanDialog = lazyDialog(async () => (await import('./PlanDialog.tsx')).PlanDialog)
const TourDialog = lazyDialog(async () => (await import('./TourDialog.tsx')).TourDialog)

/** The props of `Advertised`: the deliverables of one ensaio. */
export type AdvertisedProps = {
  /** The photographs; the first is the cover. */
  photos: readonly TaggedPhoto[]
  plan: PictureFiles
  /** A 360° panorama, twice as wide as high. */
  tour: PictureFiles
}

const words = {
  photos: {
    title: 'Fotos profissionais',
    text: 'Tratadas e separadas por ambiente, com a melhor em destaque.',
    label: 'Abrir as fotos',
  },
  plan: {
    title: 'Planta baixa',
    text: 'Humanizada e com as medidas de cada ambiente.',
    label: 'Abrir a planta',
  },
  tour: {
    title: 'Tour virtual',
    text: 'Para visitar sem sair de casa, com seis meses de hospedagem.',
    label: 'Abrir o tour',
  },
} as const

/** Examples of what an ensaio delivers: photographs with tags, a floor plan and a tour, each opening in a dialog. */
export function Advertised({ photos, plan, tour }: AdvertisedProps) {
  const [open, setOpen] = useState<keyof typeof words | null>(null)
  const covers = { photos: photos[0]?.picture, plan, tour }
  const tags = [...new Set(photos.map(({ tag }) => tag))]
  const close = () => setOpen(null)
  return (
    <Band
      sunken
      title="O que você recebe"
      text="Um exemplo de cada entrega. Abra e veja como o material chega."
    >
      <Tiles>
        {(Object.keys(words) as (keyof typeof words)[]).map((kind) => {
          const cover = covers[kind]
          const { title, text, label } = words[kind]
          return (
            <Tile key={kind} type="button" aria-label={`${title}: ${label}`} onClick={() => setOpen(kind)}>
              {cover && <Picture files={cover} sizes="(max-width: 767px) 100vw, 760px" />}
              {kind === 'photos' && (
                <Tags>
                  {tags.map((tag) => (
                    <span key={tag}>{tag}</span>
                  ))}
                </Tags>
              )}
              <span>
                <strong>{title}</strong>
                <span>{text}</span>
                <em>
                  <Maximize2 size={16} strokeWidth={1.75} />
                  {label}
                </em>
              </span>
            </Tile>
          )
        })}
      </Tiles>
      <PhotosDialog open={open === 'photos'} onClose={close} photos={photos} />
      <PlanDialog open={open === 'plan'} onClose={close} plan={plan} />
      <TourDialog open={open === 'tour'} onClose={close} tour={tour} />
    </Band>
  )
}
