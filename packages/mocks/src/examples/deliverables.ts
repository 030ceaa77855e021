import type {
  Blueprint,
  DeliverableLink,
  PlanRoom,
  Rating,
  StoredVideo,
  Tag,
  TimelineEvent,
  Tour,
  VideoFile,
} from '@ensaio/domain'
import { pictures } from './pictures.ts'

/** A floor plan as an image. */
export function blueprint(over: Partial<Blueprint> = {}): Blueprint {
  return {
    id: 1,
    file_name: 'planta-78m2.png',
    file_extension: 'png',
    url: pictures.plan,
    rooms: [],
    ...over,
  }
}

/** Rooms marked on the plan: four with photos, the last one a kitchen whose photos may be missing. */
export function planRooms(): PlanRoom[] {
  return [
    { tag_id: 2, page: 1, x: 0.34, y: 0.56 },
    { tag_id: 4, page: 1, x: 0.75, y: 0.72 },
    { tag_id: 5, page: 1, x: 0.32, y: 0.77 },
    { tag_id: 3, page: 1, x: 0.31, y: 0.31 },
  ]
}

/** The same plan as png, pdf and dwg. */
export function blueprints(): Blueprint[] {
  return [
    blueprint(),
    blueprint({ id: 2, file_name: 'planta-78m2.pdf', file_extension: 'pdf', url: '/api/files/blueprints/2' }),
    blueprint({ id: 3, file_name: 'planta-78m2.dwg', file_extension: 'dwg', url: null }),
  ]
}

/** A delivery link. */
export function deliverableLink(over: Partial<DeliverableLink> = {}): DeliverableLink {
  return { id: 1, url: 'https://entregas.horizonte.test/ensaios/1042', ...over }
}

/** Videos of two known hosts and an unknown one. */
export function videos(): DeliverableLink[] {
  return [
    { id: 1, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { id: 2, url: 'https://vimeo.com/76979871/8272103f6e' },
    { id: 3, url: 'https://videos.horizonte.test/2026/rua-augusta-1500-apartamento-84.mp4' },
  ]
}

/** A video that is kept as a file, with its picture and captions. */
export function storedVideo({
  file,
  ...over
}: Partial<Omit<StoredVideo, 'file'>> & { file?: Partial<VideoFile> } = {}): StoredVideo {
  const id = over.id ?? 4
  return {
    ...{ id, url: `/api/files/videos/${id}`, ...over },
    file: {
      ...{ type: 'video/mp4', bytes: 25_165_824, width: 1920, height: 1080, seconds: 32 },
      poster_url: pictures.living,
      captions_url: `/api/files/videos/${id}/captions`,
      ...file,
    },
  }
}

/** A tour hosted for half a year. */
export function tour(over: Partial<Tour> = {}): Tour {
  return {
    id: 1,
    matterport_url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    tour_url: 'https://tours.horizonte.test/rua-augusta-1500-84',
    host_prize: 6,
    hosted_until: '2027-05-14',
    ...over,
  }
}

/** The tags of ratings. */
export function ratingTags(): Tag[] {
  return [
    'Pontualidade',
    'Atendimento',
    'Qualidade das fotos',
    'Prazo de entrega',
    'Cuidado com o imóvel',
  ].map((name, place) => ({ id: 101 + place, name }))
}

/** Four stars, with a reason. */
export function rating(over: Partial<Rating> = {}): Rating {
  return {
    rate: 4,
    tags: ratingTags().slice(1, 3),
    description: 'As fotos da varanda ficaram lindas. O fotógrafo chegou dez minutos depois do combinado.',
    ...over,
  }
}

/** The events of a delivered ensaio, newest first. */
export function timelineEvents(): TimelineEvent[] {
  const told: [at: string, actor: string | null, text: string][] = [
    ['2026-11-20T13:10:00.000Z', 'Mariana Duarte', 'Avaliou o ensaio com 4 estrelas'],
    ['2026-11-19T18:40:00.000Z', null, 'Avisamos a entrega por e-mail'],
    ['2026-11-19T18:39:00.000Z', 'Rafael Nogueira', 'Marcou o ensaio como entregue'],
    ['2026-11-13T17:05:00.000Z', 'Rafael Nogueira', 'Enviou 18 fotos'],
    ['2026-11-11T13:30:00.000Z', 'Rafael Nogueira', 'Fotografou o imóvel'],
    ['2026-11-04T09:12:00.000Z', 'Paulo Siqueira', 'Reagendou para 11/11/2026, 10h30'],
    ['2026-11-03T21:02:00.000Z', 'Paulo Siqueira', 'Agendou para 10/11/2026, 08h30'],
    ['2026-11-03T13:20:00.000Z', 'Mariana Duarte', 'Pediu o ensaio'],
  ]
  return told.map(([at, actor, text], place) => ({ id: told.length - place, at, actor, text }))
}
