import styled from 'styled-components'
import { keyframes } from '../../../theme/keyframes.ts'
import { color, media, motion, radius, shadow, space, text } from '../../../theme/tokens.ts'

const widths = { false: '480px', true: '720px', page: '1200px' } as const

/** The dialog element: centred on a desktop, a bottom sheet on a phone. */
export const Sheet = styled.dialog<{ $wide: boolean | 'page' }>`
  margin: auto;
  padding: 0;
  width: min(${({ $wide }) => widths[`${$wide}`]}, calc(100vw - 2 * ${space[16]}));
  max-height: min(100dvh - 2 * ${space[32]}, 860px);
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  overflow: auto;
  overscroll-behavior: contain;
  /* A field that takes the focus stands above the actions, with its message. */
  scroll-padding-bottom: 144px;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${keyframes.arrive} ${motion.calm};
  }

  &::backdrop {
    background: ${color.veil};
  }

  &:focus-visible {
    outline: none;
  }

  ${media.phone} {
    margin-bottom: 0;
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - ${space[48]});
    /* Here the actions lie one above the other, and there may be three. */
    scroll-padding-bottom: 240px;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`

/** Title, description and the close button. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  padding: ${space[24]} ${space[24]} 0;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${text.size20};
    line-height: 1.25;
    padding-top: ${space[4]};
    outline: none;
  }

  button {
    align-self: start;
    margin: calc(-1 * ${space[4]}) calc(-1 * ${space[8]}) 0 0;
  }

  p {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
  }

  ${media.phone} {
    padding: ${space[16]} ${space[16]} 0;
  }
`

/** The content. */
export const Body = styled.div`
  padding: ${space[16]} ${space[24]} ${space[8]};

  /* Without buttons; toasts over the dialog come last, and take no place. */
  &:last-child,
  &:has(+ :empty:last-child),
  &:has(+ :empty + [data-toasts]) {
    padding-bottom: ${space[24]};
  }

  ${media.phone} {
    padding-inline: ${space[16]};
  }
`

/** The failure of one of the dialog's actions. */
export const Problem = styled.p`
  margin: ${space[16]} ${space[24]} 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-weight: 500;

  ${media.phone} {
    margin-inline: ${space[16]};
  }

  &:empty {
    display: none;
  }
`

/** The actions, always visible: in a row at the right, or stacked with the first on top on a phone. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: row-reverse;
  gap: ${space[12]};
  margin-top: auto;
  padding: ${space[16]} ${space[24]} ${space[24]};
  background: ${color.surface};

  ${media.phone} {
    flex-direction: column;
    padding: ${space[16]};

    > span > button:first-child {
      flex: 1;
    }
  }
`
