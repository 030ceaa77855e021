import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

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

/** The pictures of plans, on white in the dark theme, too, as their lines are black. */
export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space[16]};

  & + ul {
    margin-top: ${space[16]};
  }

  a {
    display: block;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: white;
    overflow: clip;
  }

  a:hover {
    border-color: ${color.action};
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    padding: ${space[8]};
    object-fit: contain;
  }

  /* Points are shares of the picture: it fills its frame, and takes the whole line, where names have room. */
  > [data-rooms] {
    position: relative;
    grid-column: 1 / -1;
    max-width: 960px;
  }

  > [data-rooms] > a > img {
    height: auto;
    /* Until the picture is there, its place has the usual shape. */
    aspect-ratio: auto 4 / 3;
    padding: 0;
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
