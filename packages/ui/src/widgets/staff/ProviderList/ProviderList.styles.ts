import styled from 'styled-components'
import { color, media, space, tabular } from '../../../theme/tokens.ts'

/** The photographers of a city. */
export const People = styled.ul`
  border-top: 1px solid ${color.line};
`

/** One photographer: picture, contact, days and buttons; stacked on a phone. */
export const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 5fr) minmax(0, 6fr) auto;
  gap: ${space[4]} ${space[16]};
  align-items: start;
  padding: ${space[16]} ${space[16]} ${space[16]} ${space[24]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  &[data-active='false'] > :first-child {
    filter: grayscale(1);
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space[16]};
  }
`

/** The name with phone and e-mail. */
export const Who = styled.div`
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  > span {
    ${tabular}
    display: block;
    color: ${color.inkSoft};
  }
`

/** Working days and future visits. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  min-width: 0;
  line-height: 1.4;

  > span:not(:last-child:first-child) {
    display: flex;
    gap: ${space[8]};
  }

  > * {
    max-width: 100%;
  }

  svg {
    flex: none;
    margin-top: 0.2em;
  }

  ${media.phone} {
    grid-column: 2;
    margin-top: ${space[4]};
  }
`

/** The buttons of one photographer. */
export const Actions = styled.div`
  display: flex;
  gap: ${space[4]};
  margin-top: -${space[8]};

  ${media.phone} {
    grid-column: 2;
    margin: 0 0 -${space[8]} -${space[12]};
  }
`
