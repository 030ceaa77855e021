import { css } from 'styled-components'
import { color, media, motion, radius, space, text } from '../../theme/tokens.ts'

/** Styles shared by inputs, text areas and selects. */
export const controlLook = css`
  width: 100%;
  min-height: 44px;
  padding: ${space[8]} ${space[12]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${text.size15};
  line-height: 1.5;
  transition: border-color ${motion.quick};

  /* Below 16 px, phones zoom in when the field is focused. */
  ${media.phone} {
    font-size: ${text.size17};
    min-height: 48px;
  }

  &:hover:not(:disabled, [readonly]) {
    border-color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: 0;
    outline-width: 2px;
    border-color: ${color.action};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled,
  &[readonly] {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkSoft};
    opacity: 1;
  }
`
