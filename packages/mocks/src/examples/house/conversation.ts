import type { Comment, Favorites, Thread } from '@ensaio/domain'

/** One comment of the client. */
export function comment(over: Partial<Comment> = {}): Comment {
  return {
    id: 1,
    side: 'client',
    author: 'Mariana Duarte',
    is_own: false,
    text: 'Os fios aparecem ao lado do móvel. Conseguem tirar?',
    written_at: '2026-11-19T19:10:00.000Z',
    ...over,
  }
}

/** An open thread about a point of a photo: a question and its answer. */
export function thread(over: Partial<Thread> = {}): Thread {
  return {
    id: 1,
    about: 'photo',
    product_id: 2,
    material_id: 2,
    pin: { x: 0.31, y: 0.58 },
    is_correction: false,
    resolved_at: null,
    resolved_by: null,
    comments: [
      comment(),
      comment({
        id: 2,
        side: 'staff',
        author: 'Equipe Ensaio',
        text: 'Conseguimos, sim. Enviamos até amanhã à tarde.',
        written_at: '2026-11-20T12:20:00.000Z',
      }),
    ],
    ...over,
  }
}

/** A conversation: open threads about a photo, a plan and the whole ensaio, a correction, and a resolved one. */
export function threads(): Thread[] {
  return [
    thread(),
    thread({
      id: 2,
      pin: { x: 0.72, y: 0.3 },
      resolved_at: '2026-11-20T11:00:00.000Z',
      resolved_by: 'Mariana Duarte',
      comments: [comment({ id: 3, text: 'Este canto ficou escuro. Dá para clarear?' })],
    }),
    thread({
      id: 3,
      about: 'product',
      material_id: null,
      pin: null,
      is_correction: true,
      comments: [comment({ id: 4, text: 'As fotos da cozinha ficaram escuras.' })],
    }),
    thread({
      id: 4,
      about: 'blueprint',
      product_id: 3,
      material_id: 1,
      pin: { x: 0.5, y: 0.5 },
      comments: [comment({ id: 5, is_own: true, text: 'Aqui é a suíte, não o escritório.' })],
    }),
    thread({
      id: 5,
      about: 'session',
      product_id: null,
      material_id: null,
      pin: null,
      comments: [
        comment({
          id: 6,
          side: 'staff',
          author: 'Rafael Nogueira',
          text: 'A piscina estava em obras: volto na semana que vem só para ela, sem custo.',
        }),
      ],
    }),
  ]
}

/** Two favourites of a gallery, and nothing asked for. */
export function favorites(over: Partial<Favorites> = {}): Favorites {
  return { photo_ids: [1, 4], wanted: null, sent_at: null, sent_by: null, ...over }
}
