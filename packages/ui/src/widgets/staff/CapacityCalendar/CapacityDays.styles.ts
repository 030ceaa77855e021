import styled from 'styled-components'
import { color, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** A week on a phone. */
export const PhoneWeek = styled.section`
  display: grid;
  gap: ${space[8]};

  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    font-size: ${text.size15};
    line-height: 1.4;
  }

  small {
    ${tabular}
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }
`

/** The days of a week on a phone. */
export const Days = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: clip;
`

/** One day on a phone. */
export const DayRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  padding: ${space[8]} ${space[12]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  &[data-closed='true'] {
    background: ${color.sunken};
  }
`

/** The weekday over the number. */
export const DayHead = styled.time`
  text-align: center;
  color: ${color.inkSoft};
  line-height: 1.2;

  b {
    ${tabular}
    display: block;
    color: ${color.ink};
    font-size: ${text.size17};
    font-weight: 600;
  }

  [data-today='true'] > & b {
    border-radius: ${radius.full};
    background: ${color.action};
    color: ${color.onAction};
  }
`
