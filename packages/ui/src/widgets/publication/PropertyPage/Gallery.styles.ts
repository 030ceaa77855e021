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

/** Tours and videos side by side. */
export const Hosts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: ${space[16]};

  a {
    position: relative;
    display: grid;
    align-items: end;
    aspect-ratio: 16 / 9;
    border: 1px solid transparent;
    border-radius: ${radius.card};
    overflow: clip;
    background: #121615;
    color: #fff;
    text-decoration: none;
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.72;
  }

  a > span {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    padding: ${space[48]} ${space[24]} ${space[16]};
    background: linear-gradient(transparent, rgb(18 22 21 / 88%) 44%);

    @media (forced-colors: active) {
      padding-top: ${space[16]};
      background: Canvas;
    }
  }

  svg {
    flex: none;
  }

  b {
    font-size: ${text.size20};
    font-weight: 600;
  }

  small {
    font-size: ${text.size15};
  }

  a:hover b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media print {
    a {
      aspect-ratio: auto;
      color: #000;
      background: none;
    }

    img {
      display: none;
    }

    a > span {
      padding: 0;
      background: none;
    }
  }
`

/** The plans, one a line. */
export const Plans = styled.ul`
  border-top: 1px solid ${color.line};

  a {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-height: 56px;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${color.line};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  svg {
    flex: none;
  }

  small {
    margin-left: auto;
    flex: none;
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }
`

/** The sizes of the photos. A phone shows what each is for under its name. */
export const Sizes = styled(Plans)`
  ${media.phone} {
    a {
      display: grid;
      grid-template-columns: auto 1fr;
      row-gap: 0;
    }

    svg {
      grid-row: span 2;
    }

    small {
      margin: 0;
      grid-column: 2;
    }
  }
`

/** Videos by file, each with its download below; two side by side where there is room. */
export const Films = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(480px, 100%), 1fr));
  gap: ${space[24]} ${space[16]};
  align-items: start;

  > li:only-child {
    max-width: 960px;
  }

  li > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 44px;
    font-weight: 500;
    text-decoration: none;
  }

  li > a:hover span {
    text-decoration: underline;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }

  @media print {
    display: none;
  }
`
