import { type BoardModel, type Drop, dropsOf, type Instant } from '@ensaio/domain'
import { Ban, Check, CircleHelp, type LucideIcon } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { VisuallyHidden } from '../../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { dropText } from '../board-words.ts'
import { Marker, Words } from './DropMarker.styles.ts'
import { cellKey, type LiftStore, useLifted, useSaid } from './lift.ts'

const icons = { same: Check, free: Check, warning: CircleHelp, impossible: Ban } satisfies Record<
  string,
  LucideIcon
>

/** What a drop would do: at the marker, or on the card below the pointer, where the eyes are. */
export function DropWords({ drop }: { drop: Drop }) {
  const Icon = icons[drop.kind]
  return (
    <Words data-kind={drop.kind}>
      <Icon size={16} strokeWidth={2} />
      {dropText(drop)}
    </Words>
  )
}

/** Marks where a lifted visit is held and what a drop there would do, and tints every hour that would take it. No cell is rendered again. */
export function DropMarker(props: {
  lift: LiftStore
  model: BoardModel
  now: Instant
  /** Holds the cells. */
  table: RefObject<HTMLElement | null>
}) {
  const { lift, model, now, table } = props
  const lifted = useLifted(lift)
  const marker = useRef<HTMLDivElement>(null)
  const visit = lifted?.visit
  const over = lifted?.over

  // What would happen at each hour is shown as soon as the visit is lifted.
  useLayoutEffect(() => {
    const element = table.current
    if (!element || !visit) return
    const drops = dropsOf(model, visit, now)
    const cells = [...element.querySelectorAll<HTMLElement>('td[data-at]')]
    for (const cell of cells) {
      const [id = '', date = '', hour = ''] = (cell.dataset.at ?? '').split(' ')
      const photographer = model.photographer(Number(id))
      if (photographer)
        cell.dataset.drop = drops(photographer, { date, hour: hour as `${string}h${string}` }).kind
    }
    const cards = [...document.querySelectorAll<HTMLElement>(`[data-visit="${visit.id}"]`)]
    for (const card of cards) card.dataset.lifted = ''
    return () => {
      for (const cell of cells) delete cell.dataset.drop
      for (const card of cards) delete card.dataset.lifted
    }
  }, [table, model, visit, now])

  useLayoutEffect(() => {
    const key = over && cellKey(over.photographer.id, over.slot)
    const cell = key && table.current?.querySelector<HTMLElement>(`td[data-at="${key}"]`)
    const element = marker.current
    if (!cell || !element) return
    element.style.translate = `${cell.offsetLeft}px ${cell.offsetTop}px`
    element.style.width = `${cell.offsetWidth}px`
    element.style.minHeight = `${cell.offsetHeight}px`
    if (lifted?.by === 'keys') cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [table, over, lifted?.by])

  if (!over) return null
  return (
    <Marker ref={marker} data-kind={over.drop.kind} aria-hidden="true">
      {lifted?.by === 'keys' && <DropWords drop={over.drop} />}
    </Marker>
  )
}

/** Reads out what happens to the lifted visit. */
export function LiftWords({ lift }: { lift: LiftStore }) {
  return <VisuallyHidden role="status">{useSaid(lift)}</VisuallyHidden>
}
