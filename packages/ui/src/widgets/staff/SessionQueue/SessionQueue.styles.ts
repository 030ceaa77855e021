import styled from 'styled-components'
import { Figure, Strip } from '../../../primitives/navigation/counter-tab-styles.ts'
import { color, media, space, tabular, text } from '../../../theme/tokens.ts'

/** The queues in one quiet strip. */
export const Tabs = styled(Strip).attrs({ as: 'nav' })`
  grid-template-columns: repeat(6, minmax(0, 1fr));

  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** One queue; the open one is what the list shows. */
export const Tab = styled(Figure)`
  text-decoration: none;

  &[aria-current='page'] {
    background: ${color.actionSoft};
    color: ${color.action};
  }

  &[aria-current='page']::after {
    scale: 1 1;
  }

  ${media.phone} {
    align-content: start;
    padding-inline: 1px;

    > :last-child {
      font-size: ${text.size17};
    }
  }
`

/** The filters: the text above, the others side by side below. */
export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  gap: ${space[8]} ${space[12]};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Opens the filters on a phone, where they would push the queue off the screen. */
export const Opener = styled.div`
  grid-column: 1 / -1;

  ${media.desktop} {
    display: none;
  }
`

/** The filters besides the text; collapsed on a phone. */
export const More = styled.div`
  display: contents;

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`

/** Aligned with the inputs, below the line of their labels. */
export const Clear = styled.div`
  padding-top: calc(${text.size15} * 1.4 + ${space[4]});

  ${media.phone} {
    grid-column: 1 / -1;
    padding-top: 0;
  }
`

/** The hour of a visit of today. */
export const Hour = styled.span`
  ${tabular}
  display: block;
  font-size: ${text.size20};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;
`
