import styled from 'styled-components'
import { color, font, media, motion, radius, shadow, space, tabular, text } from '../../theme/tokens.ts'

/** The sheet beside a step; on a phone a bar as wide as the page. */
export const Sheet = styled.section`
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.phone} {
    padding: 0 ${space[16]};
    border-bottom: 1px solid ${color.line};
    border-radius: 0;

    &[data-open='true'] {
      box-shadow: ${shadow.float};
    }
  }
`

/** The line that unfolds the summary, on a phone. */
export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: 52px;
  text-align: left;

  span:first-child {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    color: ${color.action};
    transition: rotate ${motion.quick};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${media.desktop} {
    display: none;
  }
`

/** The content of the summary. */
export const Body = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.phone} {
    max-height: 70dvh;
    padding-block: ${space[12]} ${space[24]};
    overflow-y: auto;

    [data-open='false'] > & {
      display: none;
    }
  }
`

/** The price, below the order. */
export const Total = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.lineStrong};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  > span:first-child {
    color: ${color.inkSoft};
  }
`

/** An amount of money; `data-large` for the total. */
export const Amount = styled.strong`
  font-weight: 600;
  white-space: nowrap;
  ${tabular}

  &[data-large] {
    font-family: ${font.display};
    font-size: ${text.size30};
    line-height: 1.15;
    letter-spacing: -0.025em;
    font-variant-numeric: normal;
  }
`

/** A note on the total. */
export const Words = styled.p`
  color: ${color.inkSoft};
  line-height: 1.4;
  ${tabular}

  b {
    color: ${color.ink};
    font-weight: 600;
  }

  p:empty {
    display: none;
  }
`

/** The note that credit is missing. */
export const Missing = styled.p`
  color: ${color.danger};

  b {
    color: inherit;
  }
`
