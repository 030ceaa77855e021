import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** How a photo is moved without a mouse, read out on its tile. */
export const dragInstructions =
  'Para mover, pressione espaço, use as setas e pressione espaço de novo para soltar. Esc cancela.'

/** Screen reader announcements while a photo is moved; photos are named by position. */
export function dragWords(ids: readonly number[]): Announcements {
  const place = (id: UniqueIdentifier) => `${ids.indexOf(Number(id)) + 1} de ${ids.length}`
  let hasMoved = false
  return {
    onDragStart({ active }) {
      hasMoved = false
      return `Foto levantada da posição ${place(active.id)}.`
    },
    onDragOver({ active, over }) {
      // A photo is first of all over its own place: nobody needs to hear it.
      if (!over || (!hasMoved && over.id === active.id)) return undefined
      hasMoved = true
      return `Foto sobre a posição ${place(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `Foto solta na posição ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Movimento cancelado. A foto voltou à posição ${place(active.id)}.`,
  }
}
