import { type Instant, monthNames, wallClock } from '@ensaio/domain'
import { CalendarPlus } from 'lucide-react'
import styled from 'styled-components'
import { color, font, radius, tabular, text } from '../../theme/tokens.ts'

const Leaf = styled.span<{ $empty: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr;
  flex: none;
  width: 64px;
  height: 68px;
  place-items: center;
  border: 1.5px ${({ $empty }) => ($empty ? 'dashed' : 'solid')} ${({ $empty }) => ($empty ? color.lineStrong : color.action)};
  border-radius: ${radius.control};
  color: ${({ $empty }) => ($empty ? color.inkSoft : color.ink)};
  overflow: hidden;

  > svg {
    grid-row: 1 / -1;
  }

  small {
    width: 100%;
    padding-block: 2px;
    background: ${color.action};
    color: ${color.onAction};
    font-size: ${text.size13};
    font-weight: 600;
    line-height: 1.35;
    text-align: center;
  }

  strong {
    font: 600 ${text.size30} / 1 ${font.display};
    letter-spacing: -0.03em;
    ${tabular}
  }
`

/** The day as a calendar leaf; empty without a day. Decorative: the date is written beside it. */
export function DayLeaf({ instant, zone }: { instant: Instant | null; zone: string }) {
  if (instant === null) {
    return (
      <Leaf $empty aria-hidden="true">
        <CalendarPlus size={26} strokeWidth={1.5} />
      </Leaf>
    )
  }
  const { date } = wallClock(instant, zone)
  return (
    <Leaf $empty={false} aria-hidden="true">
      <small>{monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}</small>
      <strong>{Number(date.slice(8))}</strong>
    </Leaf>
  )
}
