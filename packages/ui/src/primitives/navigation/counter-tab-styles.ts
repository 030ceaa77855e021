import styled from 'styled-components'
import { color, media, motion, radius, space, tabular, text } from '../../theme/tokens.ts'

/** One quiet strip: four figures with a hairline between; two by two where text is set very large. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  overflow: clip;
  background: ${color.line};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  @media (max-width: 22em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** One figure and what it counts; pressed, it is what the list is narrowed to. */
export const Figure = styled.button`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${space[4]};
  min-height: 76px;
  padding: ${space[12]} ${space[24]};
  background: ${color.surface};
  color: ${color.ink};
  text-align: start;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.canvas};
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: ${color.action};
    scale: 0 1;
    transition: scale ${motion.calm};
  }

  &[aria-pressed='true'] {
    background: ${color.actionSoft};
    color: ${color.action};
  }

  &[aria-pressed='true']::after {
    scale: 1 1;
  }

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.card};
  }

  @media (forced-colors: active) {
    &:not(:focus-visible) {
      outline: 1px solid ButtonBorder;
    }
  }

  ${media.phone} {
    min-height: 64px;
    padding: ${space[8]} ${space[4]};
    justify-items: center;
    text-align: center;
  }
`

/** What is counted. */
export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  font-size: ${text.size15};
  line-height: 1.3;

  ${media.phone} {
    font-size: ${text.size13};
    overflow-wrap: anywhere;
    hyphens: auto;

    svg {
      display: none;
    }
  }
`

/** How many. */
export const Count = styled.span`
  ${tabular}
  order: -1;
  font-size: ${text.size24};
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.2;

  ${media.phone} {
    font-size: ${text.size20};
  }
`
