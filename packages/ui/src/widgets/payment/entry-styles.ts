import styled from 'styled-components'
import { color, media, space, tabular } from '../../theme/tokens.ts'

/** The payments in a card. */
export const Entries = styled.ul`
  border-top: 1px solid ${color.line};
`

/**
 * One payment: what and how, its sum, and the button in a column as wide as the longest one of the list, so that sums align; 0 without
 * buttons. On a phone the button takes a line of its own.
 */
export const Entry = styled.li<{ $button: 0 | 104 | 168 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${({ $button }) => $button > 0 && `${$button}px`};
  gap: ${space[4]} ${space[16]};
  align-items: start;
  padding: ${space[16]} ${space[24]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  strong {
    font-weight: 600;
  }

  > button {
    justify-self: end;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[16]};

    > button {
      grid-column: 1 / -1;
      justify-self: start;
      margin-top: ${space[8]};
    }
  }
`

/** What is said below the payments. */
export const Below = styled.p`
  padding: ${space[16]} ${space[24]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};

  ${media.phone} {
    padding: ${space[16]};
  }
`

/** The facts of a payment, one after the other. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
`

/** The sum of a payment. */
export const Amount = styled.span`
  font-weight: 600;
  white-space: nowrap;
  ${tabular}
`

/** One refund, below its payment. */
export const Returned = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[12]};
  padding-left: ${space[12]};
  border-left: 2px solid ${color.line};
  color: ${color.inkSoft};

  p {
    max-width: 68ch;
  }
`

/** The buttons that say how a refund ended. */
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding-top: ${space[4]};
`
