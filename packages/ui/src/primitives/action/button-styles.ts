import styled, { css } from 'styled-components'
import { color, media, motion, radius, space, text } from '../../theme/tokens.ts'

/** Visual weight of a button; use one `primary` a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** Height of a button: `small` for rows and cards, `large` for the last step of a flow. */
export type ButtonSize = 'small' | 'medium' | 'large'

const variants = {
  primary: css`
    background: ${color.action};
    border-color: ${color.action};
    color: ${color.onAction};
    &:hover {
      background: ${color.actionStrong};
      border-color: ${color.actionStrong};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.lineStrong};
    color: ${color.ink};
    &:hover {
      border-color: ${color.action};
      color: ${color.action};
    }
    &[aria-pressed='true'] {
      background: ${color.actionSoft};
      border-color: ${color.action};
      color: ${color.action};
    }
  `,
  quiet: css`
    color: ${color.action};
    &:hover,
    &[aria-pressed='true'] {
      background: ${color.actionSoft};
    }
    &&[aria-disabled='true']:not([aria-busy='true']) {
      background: transparent;
      border-color: transparent;
    }
  `,
  danger: css`
    background: ${color.danger};
    border-color: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: ${color.dangerStrong};
      border-color: ${color.dangerStrong};
    }
  `,
} satisfies Record<ButtonVariant, unknown>

const sizes = {
  small: css`
    min-height: 36px;
    padding: 0 ${space[12]};
    ${media.phone} {
      min-height: 44px;
    }
  `,
  medium: css`
    min-height: 44px;
    padding: 0 ${space[16]};
  `,
  large: css`
    min-height: 52px;
    padding: 0 ${space[24]};
    font-size: ${text.size17};
  `,
} satisfies Record<ButtonSize, unknown>

/** Styles of every button, and of links that look like one. */
export const ButtonLook = styled.button<{
  $variant: ButtonVariant
  $size: ButtonSize
  $wide: boolean
  $square: boolean
}>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  flex: none;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${text.size15};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $square }) =>
    $square &&
    css`
      aspect-ratio: 1;
      padding: 0;
    `}

  svg {
    flex: none;
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`
