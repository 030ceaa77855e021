import { type RefObject, useEffect } from 'react'

/** Marks the cards of the visit that the map marks; `show` scrolls the board to one. */
export function useMark(
  place: RefObject<HTMLElement | null>,
  visitId: number | null,
  board: unknown,
): { show: (visitId: number) => void } {
  const cardsOf = (id: number) => [
    ...(place.current?.querySelectorAll<HTMLElement>(`button[data-visit="${id}"]`) ?? []),
  ]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed board has other cards.
  useEffect(() => {
    if (visitId === null) return
    const cards = cardsOf(visitId)
    for (const card of cards) card.dataset.marked = ''
    return () => {
      for (const card of cards) delete card.dataset.marked
    }
  }, [visitId, board])

  return {
    show: (id) =>
      cardsOf(id)
        .find((card) => card.closest('td') && card.checkVisibility())
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  }
}
