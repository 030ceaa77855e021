import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** The month and its times. */
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

/** On a phone the indicator has said it already. */
export const Title = styled.div`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** What follows from a chosen day: its times, and what is to be known of them. */
export const Times = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[16]};
`

/** Under a month without a free time: the way to one that has. */
export const ClosedMonth = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[12]};
`

/** The choice in full, beside the button. */
export const Chosen = styled.p`
  font-weight: 600;
  line-height: 1.3;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** What is missing. */
export const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;
`
