import styled, { createGlobalStyle } from 'styled-components'
import { color, media, motion, space, tabular, text } from '../../theme/tokens.ts'

/** What shows beside the dialog, where the page keeps room for its scrollbar. */
export const Ground = createGlobalStyle<{ $ground: string }>`
  :root:has(dialog[data-lightbox]:modal) {
    background: ${({ $ground }) => $ground};
  }
`

/** The whole window, dark around the photograph. */
export const Room = styled.dialog`
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.sunken};
  color: ${color.ink};
  overflow: hidden;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`

/** Where we are, and the way out. */
export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[8]} ${space[16]};
  padding-top: max(${space[8]}, env(safe-area-inset-top));

  h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${text.size15};
    font-weight: 500;
    line-height: 1.4;
    outline: none;
    ${tabular}
  }

  h2 > span {
    color: ${color.inkSoft};
    margin-inline-end: ${space[8]};
  }
`

/** The stage: the photograph, its neighbours just outside, the ways to them at the sides. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  > button {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    background: ${color.surface};
  }

  > button:first-of-type {
    left: ${space[16]};
  }

  > button:last-of-type {
    right: ${space[16]};
  }

  ${media.phone} {
    > button {
      display: none;
    }
  }
`

/** One photograph, whole. */
export const Slide = styled.div<{ $still: boolean }>`
  position: absolute;
  inset: 0;
  padding: 0 ${space[96]};
  transition: ${({ $still }) => ($still ? 'none' : `translate ${motion.calm}`)};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background-position: center;
    background-repeat: no-repeat;
    background-size: contain;
  }

  ${media.phone} {
    padding: 0;
  }
`

/** What can be done with it. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  padding-bottom: max(${space[12]}, env(safe-area-inset-bottom));

  > p {
    flex: 1 0 100%;
    color: ${color.danger};
    font-weight: 500;
    text-align: center;
  }

  > p:empty {
    display: none;
  }
`
