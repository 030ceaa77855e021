import { blueprint, deliverableLink, photo, type Rating, tour } from '@ensaio/domain'
import {
  BlueprintsCard,
  CalendarGrid,
  Card,
  LinkCard,
  PhotosCard,
  RatingPrompt,
  ready,
  Stack,
  saveFile,
  TourCard,
  useRemote,
  VideosCard,
} from '@ensaio/ui'
import { useState } from 'react'

/** What your own system knows of a property; the builders fill in the rest. */
export const own = {
  photos: [
    photo({ id: 1, url: '/pictures/1.webp', alt: 'Sala', width: 1600, height: 1067 }),
    photo({ id: 2, url: '/pictures/2.webp', alt: 'Suíte', order: 1, width: 1600, height: 1067 }),
  ],
  tour: tour({ tour_url: 'https://tours.test/casa' }),
  videos: [deliverableLink('https://vimeo.com/76979871', 1)],
  blueprints: [blueprint({ id: 1, file_name: 'terreo.pdf', url: '/plans/terreo.pdf' })],
  link: deliverableLink('https://fotos.test/casa'),
  rating: null as Rating | null,
}

/** The address of your own system that answers what `own` holds. */
async function load(signal: AbortSignal): Promise<typeof own> {
  const answer = await fetch('/own/property', { signal })
  return answer.json()
}

/** All cards of a property with data of your own, known when the server renders them. */
export function OwnCards({ initial, today }: { initial: typeof own; today: string }) {
  const [property, retry, replace] = useRemote(load, [], { initial })
  const [month, setMonth] = useState(today.slice(0, 7))
  const [chosen, setChosen] = useState<string | null>(null)
  if (property.state !== 'ready') return null
  const known = property.value
  const shared = { viewer: 'client' as const, onRetry: retry }
  const availability = { [`${today.slice(0, 8)}27`]: ['08h30' as const, '13h30' as const] }
  return (
    <Stack gap={24}>
      <PhotosCard
        {...shared}
        photos={ready(known.photos)}
        tags={[]}
        onChange={(photos) => replace({ ...known, photos: [...photos] })}
        onDownload={async () => saveFile(new File(['…'], 'Fotos.zip'))}
      />
      <TourCard {...shared} tour={ready(known.tour)} today={today} />
      <VideosCard {...shared} videos={ready(known.videos)} />
      <BlueprintsCard {...shared} blueprints={ready(known.blueprints)} />
      <LinkCard {...shared} link={ready(known.link)} />
      <RatingPrompt
        rating={ready(known.rating)}
        tags={ready([])}
        onRetry={retry}
        onRate={async ({ rate, description = '' }) => ({ rate, description, tags: [] })}
        onChange={(rating) => replace({ ...known, rating })}
      />
      <Card title="Dia da visita">
        <CalendarGrid
          today={today}
          month={month}
          onMonth={setMonth}
          availability={ready(availability)}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Card>
    </Stack>
  )
}
