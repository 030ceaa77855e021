import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** How a photo is moved without a mouse, read out on its tile. */
export const dragInstructions =
  'Para mover, pressione espaço, use as setas e pressione espaço de novo para soltar. Esc cancela.'

/** What is read out while a photo is moved: always by its place. */
export function dragWords(ids: readonly number[]): Announcements {
  const place = (id: UniqueIdentifier) => `${ids.indexOf(Number(id)) + 1} de ${ids.length}`
  return {
    onDragStart: ({ active }) => `Foto levantada da posição ${place(active.id)}.`,
    onDragOver: ({ over }) => over && `Foto sobre a posição ${place(over.id)}.`,
    onDragEnd: ({ over }) => over && `Foto solta na posição ${place(over.id)}.`,
    onDragCancel: ({ active }) => `Movimento cancelado. A foto voltou à posição ${place(active.id)}.`,
  } as Announcements
}
