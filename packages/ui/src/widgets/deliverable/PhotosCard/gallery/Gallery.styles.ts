import styled from 'styled-components'
import { color, layer, media, radius, space, text } from '../../../../theme/tokens.ts'

/** The company's instructions, as written. */
export const Instructions = styled.p`
  max-width: 68ch;
  padding-bottom: ${space[8]};
  white-space: pre-line;
`

/** How many photos there are, beside the title. */
export const Count = styled.span`
  margin-inline-start: ${space[8]};
  color: ${color.inkSoft};
  font-size: ${text.size15};
  font-weight: 400;
`

/** The content right of the title: the product's own, then the actions of the gallery. */
export const Aside = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]} ${space[4]};

  ${media.phone} {
    display: contents;
  }
`

/** The bars of the gallery, one above the other, always in sight at the foot of the card. */
export const Bars = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 0;
  margin: ${space[16]} calc(-1 * ${space[24]}) calc(-1 * ${space[24]});
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};

  &:empty {
    display: none;
  }

  /* A window this low has no room for the bars and the photos. */
  @media (max-height: 31.25em) {
    position: static;
  }

  ${media.phone} {
    margin: ${space[16]} calc(-1 * ${space[16]}) calc(-1 * ${space[16]});
  }
`

/** The end of a mode, or a download that goes on. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[12]} ${space[24]};
  border-top: 1px solid ${color.line};

  > p {
    flex: 1;
  }

  ${media.phone} {
    padding-inline: ${space[16]};

    > p ~ button:nth-of-type(n + 3),
    > span {
      flex: 1 1 auto;
    }

    > span > button:first-child {
      flex: 1;
    }
  }
`
