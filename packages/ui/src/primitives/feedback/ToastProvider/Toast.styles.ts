import styled from 'styled-components'
import { keyframes } from '../../../theme/keyframes.ts'
import { color, layer, media, motion, radius, shadow, space, text } from '../../../theme/tokens.ts'

/** Where toasts are while no dialog is open. */
export const Home = styled.div`
  display: contents;
`

/** The container of toasts: bottom right, or across the bottom on a phone. */
export const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space[24]} calc(${space[24]} + env(safe-area-inset-bottom)) auto;
  display: grid;
  width: min(400px, calc(100vw - 2 * ${space[16]}));
  pointer-events: none;

  /* A popover is a box in the middle otherwise. */
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;

  ${media.phone} {
    inset-inline: ${space[16]};
    width: auto;
    bottom: calc(${space[16]} + env(safe-area-inset-bottom));

    /* Dialogs stand at the bottom edge there. */
    dialog:not([data-viewer]) & {
      inset-block: calc(${space[16]} + env(safe-area-inset-top)) auto;
    }
  }

  /* Above an action bar at the bottom edge, not over it. */
  :has([data-bottom-bar]) ~ ${Home} &,
  [data-bottom-bar] ~ ${Home} & {
    bottom: calc(${space[96]} + env(safe-area-inset-bottom));
  }
`

/** A live region, always mounted, so that screen readers announce new messages. */
export const Region = styled.div`
  display: grid;
  gap: ${space[8]};

  & + &:not(:empty) {
    margin-top: ${space[8]};
  }
`

/** One message. */
export const MessageBox = styled.div<{ $kind: 'said' | 'failed' }>`
  display: grid;
  grid-template-columns: auto 1fr auto;

  &:has(button + button) {
    grid-template-columns: auto 1fr auto auto;
  }

  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border: 1px solid ${({ $kind }) => ($kind === 'said' ? color.line : color.danger)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.35;
  pointer-events: auto;
  animation: ${keyframes.arrive} ${motion.calm};

  > svg {
    color: ${({ $kind }) => ($kind === 'said' ? color.action : color.danger)};
  }
`
