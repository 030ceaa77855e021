import styled from 'styled-components'
import { color, media, space, text } from '../../../theme/tokens.ts'

/** The days of the week as rows, Monday first. */
export const Days = styled.ul`
  border-top: 1px solid ${color.line};
`

/** One day: its name, its times, and the controls to add and copy; below each other on a phone. */
export const Day = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[12]} 0;
  border-bottom: 1px solid ${color.line};

  h3 {
    font-size: ${text.size15};
    font-weight: 600;
    line-height: 1.4;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[16]} 0;
  }
`

/** The times of a day, which wrap. */
export const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;
`

/** What stands in for the times of a day without visits. */
export const NoTimes = styled.p`
  color: ${color.inkSoft};
  line-height: 1.4;
`

/** The field for a new time, with its buttons. */
export const Controls = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;

  input {
    width: 6rem;
    text-align: center;
  }

  ${media.phone} {
    flex-wrap: wrap;
  }
`

/** What is wrong with the typed time, over the whole row. */
export const Problem = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.4;
  text-align: right;

  &:empty {
    display: none;
  }

  ${media.phone} {
    text-align: left;
  }
`
