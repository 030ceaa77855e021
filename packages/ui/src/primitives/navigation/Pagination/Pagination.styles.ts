import styled, { css } from 'styled-components'
import { color, media, motion, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The pages in a row, centred; on a phone back and forward have no text. */
export const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
`

const target = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: 40px;
  min-height: 40px;
  border-radius: ${radius.control};
  font-size: ${text.size15};
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  transition: background-color ${motion.quick};

  ${media.phone} {
    min-width: 44px;
    min-height: 44px;
  }

  &:hover:not([aria-disabled='true'], [aria-current]) {
    background: ${color.actionSoft};
    color: ${color.action};
  }
`

/** One page; the current one is filled. */
export const PageButton = styled.button`
  ${target}
  ${tabular}
  padding-inline: ${space[8]};

  &[aria-current] {
    background: ${color.action};
    color: ${color.onAction};
    cursor: default;
  }
`

/** Back or forward; stays visible but disabled at either end. */
export const StepButton = styled.button`
  ${target}
  padding-inline: ${space[12]};

  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] svg {
    opacity: 0.45;
  }

  ${media.phone} {
    padding-inline: 0;

    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`
