import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** The visit at the left, the next steps and preparations at the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[64]};
  }
`

/** The sheet with the preparations. */
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

/** What follows the preparations, below a line. */
export const Below = styled.div`
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`

/** The check mark of a successful booking. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.full};
  background: ${color.gold};
  color: ${color.onGold};
`

/** The booked day and time, in large type. */
export const When = styled.p`
  font-size: ${text.size20};
  font-weight: 600;
  line-height: 1.3;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** The next steps, numbered. */
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

/** The preparations, one per line. */
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

/** The photographer's picture and name. */
export const Photographer = styled.span`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
`
