import { type ChosenSlot, formatNearSlot, type LocalDate } from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import styled from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { color, media, motion, radius, space } from '../../../theme/tokens.ts'

const height = '44px'
/** On phones the day has a line of its own: a long one must not make the button higher. */
const phoneHeight = '60px'

const Offer = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: ${height};
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.3;
  text-align: left;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  &:hover,
  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  svg {
    flex: none;
    color: ${color.action};
  }

  strong {
    display: inline-block;
  }

  ${media.phone} {
    min-height: ${phoneHeight};

    strong {
      display: block;
    }
  }
`

/** A button that chooses the next free time. */
export function NextTime(props: {
  slot: ChosenSlot
  today: LocalDate
  chosen: boolean
  onChoose: (slot: ChosenSlot) => void
}) {
  return (
    <Offer type="button" aria-pressed={props.chosen} onClick={() => props.onChoose(props.slot)}>
      <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        Próximo horário livre: <strong>{formatNearSlot(props.slot, props.today)}</strong>
      </span>
    </Offer>
  )
}

/** A placeholder for `NextTime` while the free times load, so that the calendar below does not move when they arrive. */
export function NextTimeWaiting() {
  return <Skeleton height={height} phoneHeight={phoneHeight} />
}
