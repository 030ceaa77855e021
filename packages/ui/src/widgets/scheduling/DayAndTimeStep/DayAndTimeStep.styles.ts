import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** The month and the times of the chosen day. */
export const Picker = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.phone} {
    gap: ${space[16]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 232px;
    gap: ${space[32]};
  }
`

/** The title of the step; visually hidden on a phone, where the step indicator shows it. */
export const Title = styled.div`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** The times of the chosen day, and the notices about them. */
export const Times = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[16]};
`

/** Below a month without a free time: a button to the next month with one. */
export const ClosedMonth = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[12]};
`

/** The chosen day and time, beside the button. */
export const Chosen = styled.p`
  font-weight: 600;
  line-height: 1.3;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** The message about a missing choice. */
export const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;
`
