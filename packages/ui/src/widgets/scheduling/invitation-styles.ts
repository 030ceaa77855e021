import styled from 'styled-components'
import { color, media, radius, space, text } from '../../theme/tokens.ts'

/** The cover on a desktop: 3:2. */
export const Cover = styled.img`
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${radius.card};
  background: ${color.sunken};
`

/** The cover above the text; on a phone a small picture beside it, so that the question is in the first view. */
export const Box = styled.section`
  display: grid;
  gap: ${space[24]};

  > div {
    display: grid;
    align-content: center;
    gap: ${space[16]};
    min-width: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[12]};

    &:has(> img) {
      grid-template-columns: 76px minmax(0, 1fr);
    }

    > img {
      aspect-ratio: 1;
      height: 76px;
    }

    > div {
      gap: ${space[4]};
    }

    > div img {
      max-height: 24px;
    }

    /* The initials, redundant beside the full name. */
    > div p > [aria-hidden] {
      display: none;
    }

    h1 {
      font-size: ${text.size20};
    }

    /* Service and duration in one line, the place in the next; the labels are for screen readers only. */
    dl {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      gap: ${space[4]} ${space[8]};
    }

    dl > div {
      padding-left: ${space[24]};
    }

    dt svg {
      width: 18px;
      height: 18px;
    }

    dl > div:nth-child(2) {
      order: 1;
      width: 100%;
    }

    /* The page of the booked visit shows the neighbourhood and the map again. */
    dl small,
    dd a {
      display: none;
    }

    dt span,
    dd i {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** Text hidden on a phone, where company and question suffice. */
export const WideOnly = styled.div`
  ${media.phone} {
    display: none;
  }
`
