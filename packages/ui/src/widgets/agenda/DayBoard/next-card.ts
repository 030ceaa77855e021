import type { BoardModel, BoardPhotographer, ChosenSlot } from '@ensaio/domain'

/** The first card of the board, row by row. */
export function firstCard({
  model,
  photographers,
  rows,
}: {
  model: BoardModel
  photographers: readonly BoardPhotographer[]
  rows: readonly ChosenSlot[]
}): number | undefined {
  for (const { date, hour } of rows) {
    for (const { id } of photographers) {
      const found = model.visitsOf(id, date).find(({ slot }) => slot?.hour === hour)
      if (found) return found.id
    }
  }
  return undefined
}

/** The card that an arrow key leads to: the nearest one in the row or the column of this one; null when there is none. */
export function nextCard(card: HTMLElement, key: string): HTMLElement | null {
  const cell = card.closest('td')
  const row = cell?.closest('tr')
  const table = cell?.closest('table')
  if (!cell || !row || !table) return null
  const cardIn = (one: Element | undefined) => one?.querySelector<HTMLElement>('[data-visit]') ?? null
  const along = (all: readonly (Element | undefined)[]) => all.map(cardIn).find((one) => one !== null) ?? null
  const place = [...row.cells].indexOf(cell)
  const cells = [...row.cells]
  const columns = [...table.tBodies].flatMap(({ rows }) => [...rows])
  const line = columns.indexOf(row)
  switch (key) {
    case 'ArrowRight':
      return along(cells.slice(place + 1))
    case 'ArrowLeft':
      return along(cells.slice(0, place).reverse())
    case 'ArrowDown':
      return along(columns.slice(line + 1).map(({ cells: own }) => own[place]))
    case 'ArrowUp':
      return along(
        columns
          .slice(0, line)
          .reverse()
          .map(({ cells: own }) => own[place]),
      )
    default:
      return null
  }
}
