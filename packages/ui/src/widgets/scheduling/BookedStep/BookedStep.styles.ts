import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** What is so at the left, what to do about it at the right; one under the other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[64]};
  }
`

/** The sheet of advice. */
export const Sheet = styled.section`
  display: grid;
  gap: ${space[24]};
  padding: ${space[32]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.phone} {
    padding: ${space[24]} ${space[16]};
  }
`

/** The mark that it worked. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.full};
  background: ${color.gold};
  color: ${color.onGold};
`

/** The day and time booked, read from across the room. */
export const When = styled.p`
  font-size: ${text.size20};
  font-weight: 600;
  line-height: 1.3;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** What happens next, in order. */
export const Next = styled.ol`
  display: grid;
  gap: ${space[16]};
  padding: 0;
  list-style: none;
  counter-reset: next;

  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${space[12]};
    align-items: start;
    counter-increment: next;

    > p {
      padding-top: 0.15em;
    }

    &::before {
      content: counter(next);
      display: grid;
      place-items: center;
      width: 28px;
      height: 28px;
      border-radius: ${radius.full};
      background: ${color.actionSoft};
      color: ${color.action};
      font-weight: 600;
      line-height: 1;
    }
  }
`

/** How to get ready, one thing a line. */
export const Checks = styled.ul`
  display: grid;
  gap: ${space[16]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[12]};
  }

  svg {
    margin-top: 0.1em;
    color: ${color.action};
  }
`
