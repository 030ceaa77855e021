import type { Queue, QueueSearch } from '@ensaio/domain'

/** A search without filters. */
export const nothing = {
  text: '',
  city: null,
  provider_id: null,
  status: null,
  day: null,
  until: null,
} as const

/** Has a search any filter? */
export function isNarrowed({ text, city, provider_id, status, day, until }: QueueSearch): boolean {
  return Boolean(text || city || provider_id || status || day || until)
}

/** The number of active filters besides the text. */
export function filtersIn({ city, provider_id, status, day, until }: QueueSearch): number {
  return [city, provider_id, status, day ?? until].filter(Boolean).length
}

/** The empty text of a queue, with its reason. */
export const emptyWords: Record<Queue, { title: string; text: string }> = {
  to_schedule: {
    title: 'Nada para agendar agora',
    text: 'Todo ensaio pedido já tem dia marcado. Os que perderem a data voltam para cá.',
  },
  today: {
    title: 'Nenhuma visita hoje',
    text: 'No dia de cada visita, ela aparece aqui em ordem de horário.',
  },
  to_close: {
    title: 'Nenhuma visita a fechar',
    text: 'Toda visita que passou já tem um desfecho. As que ninguém registrar esperam aqui.',
  },
  to_deliver: {
    title: 'Nada para entregar agora',
    text: 'Depois da visita, o ensaio espera aqui até que o material seja entregue.',
  },
  in_revision: {
    title: 'Nenhuma correção em andamento',
    text: 'Quando um cliente pedir uma correção, o ensaio aparece aqui.',
  },
  all: { title: 'Ainda não há ensaios', text: 'Assim que o primeiro for pedido, ele aparece aqui.' },
}

/** The accessible name of the list. */
export const listNames: Record<Queue, string> = {
  to_schedule: 'Ensaios a agendar',
  today: 'Visitas de hoje',
  to_close: 'Visitas a fechar',
  to_deliver: 'Ensaios a entregar',
  in_revision: 'Ensaios em revisão',
  all: 'Todos os ensaios',
}
