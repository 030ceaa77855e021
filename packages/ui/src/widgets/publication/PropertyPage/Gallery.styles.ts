import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space, text } from '../../../theme/tokens.ts'

/** The photos of one room: six columns, of which a photo takes two. The first photo of a room is large. Styled once, whatever the number. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: ${space[8]};

  > li {
    grid-column: span 2;
    aspect-ratio: 3 / 2;
    place-self: stretch;
    border-radius: ${radius.control};
    overflow: clip;
    background: ${color.sunken};
  }

  > li[data-upright='true'] {
    grid-row: span 2;
    aspect-ratio: 3 / 4;
  }

  /* With one neighbour, halves; with two or more, it stands beside two of them. */
  > li:first-child:nth-last-child(2),
  > li:first-child:nth-last-child(2) ~ li {
    grid-column: span 3;
  }

  > li:only-child,
  > li:first-child:nth-last-child(n + 3) {
    grid-area: span 2 / span 4;
  }

  > li[data-upright='true']:only-child {
    grid-column: span 3;
  }

  a {
    position: relative;
    display: block;
    height: 100%;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity ${motion.quick};
  }

  /* A photo of a whole sphere. */
  a > b {
    position: absolute;
    right: ${space[8]};
    bottom: ${space[8]};
    padding: 2px ${space[12]};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.size15};
    font-weight: 600;
  }

  a:hover img {
    opacity: 0.9;
  }

  a:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:nth-child(n) {
      grid-area: span 1 / span 1;
    }

    > li[data-upright='true']:nth-child(n) {
      grid-row: span 2;
    }

    > li:first-child:nth-child(n),
    > li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }

  @media print {
    > li {
      break-inside: avoid;
    }
  }
`
