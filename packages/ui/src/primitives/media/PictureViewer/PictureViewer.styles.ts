import styled, { createGlobalStyle } from 'styled-components'
import { color, media, motion, radius, space, tabular, text } from '../../../theme/tokens.ts'

// A phone in landscape, or a zoomed desktop page.
const low = '@media (max-height: 500px)'

/** The background beside the dialog, in the page's scrollbar gutter. */
export const Ground = createGlobalStyle<{ $ground: string }>`
  :root:has(dialog[data-viewer]:modal) {
    background: ${({ $ground }) => $ground};
  }
`

/** The full-screen dialog: title above the picture, actions below it, or both above in low windows. */
export const Frame = styled.dialog<{ $panel: boolean }>`
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  border: 0;
  background: ${color.sunken};
  color: ${color.ink};
  overflow: hidden;
  overscroll-behavior: none;

  &[open] {
    display: grid;
    grid-template:
      'head head' auto
      'stage panel' minmax(0, 1fr)
      'problem problem' auto
      'foot foot' auto
      / minmax(0, 1fr) ${({ $panel }) => ($panel ? '380px' : '0')};
  }

  ${media.phone} {
    &[open] {
      grid-template:
        'head' auto
        'stage' minmax(0, 1fr)
        'problem' auto
        ${({ $panel }) => ($panel ? "'panel' minmax(0, 55%)" : "'foot' auto")}
        / minmax(0, 1fr);
    }
  }

  ${low} {
    &[open] {
      grid-template:
        'foot head head' auto
        'problem problem problem' auto
        'stage stage panel' minmax(0, 1fr)
        / auto minmax(0, 1fr) ${({ $panel }) => ($panel ? 'minmax(0, 45%)' : '0')};
    }
  }

  ${low} and (max-width: 480px) {
    &[open] {
      grid-template:
        'head' auto
        'foot' auto
        'problem' auto
        'stage' minmax(${({ $panel }) => ($panel ? '70dvh' : '0')}, 1fr)
        ${({ $panel }) => $panel && "'panel' auto"}
        / minmax(0, 1fr);
    }

    overflow-y: auto;
  }

  > footer {
    ${media.phone} {
      ${({ $panel }) => $panel && 'display: none;'}
    }

    ${low} {
      display: flex;
    }
  }
`

/** Position and title, zoom and close buttons. */
export const Head = styled.header`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};

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

  ${low} {
    padding-block: ${space[4]};
  }
`

/** The stage, with back and forward buttons at its sides; on a phone in its lower corners. */
export const Stage = styled.div`
  grid-area: stage;
  position: relative;
  min-height: 0;
  overflow: hidden;

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
      top: auto;
      bottom: ${space[8]};
      translate: none;
      border-radius: 50%;
    }
  }
`

/** The gesture target: the pictures without the buttons. */
export const Surface = styled.div<{ $moves: boolean }>`
  position: absolute;
  inset: 0 ${space[96]};
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  cursor: ${({ $moves }) => ($moves ? 'grab' : 'auto')};

  &:active {
    cursor: ${({ $moves }) => ($moves ? 'grabbing' : 'auto')};
  }

  ${media.phone} {
    inset: 0;
  }
`

/** One picture, fitted to the stage. */
export const Slide = styled.div<{ $held: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  transition: ${({ $held }) => ($held ? 'none' : `translate ${motion.calm}`)};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background-position: center;
    background-repeat: no-repeat;
    background-size: contain;
    transition: ${({ $held }) => ($held ? 'none' : `translate ${motion.calm}, scale ${motion.calm}`)};
    -webkit-touch-callout: none;
  }

  img[data-paper] {
    width: auto;
    height: auto;
    max-height: 100%;
    background: white;
  }
`

/** The failure of an action. */
export const Problem = styled.p`
  grid-area: problem;
  padding: ${space[8]} ${space[16]} 0;
  color: ${color.danger};
  font-weight: 500;
  text-align: center;

  &:empty {
    display: none;
  }
`

/** The panel beside the picture, with a scrollbar of its own. */
export const Panel = styled.div`
  grid-area: panel;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[16]};
  border-left: 1px solid ${color.line};
  background: ${color.surface};

  ${media.phone} {
    border-left: 0;
    border-top: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
`

/** The actions; in low windows only their icons are visible. */
export const Foot = styled.footer`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};

  &:empty {
    display: none;
  }

  ${low} {
    flex-wrap: nowrap;
    gap: 0;
    padding: ${space[4]};

    > :is(a, button) {
      gap: 0;
      width: 44px;
      padding-inline: 0;
      font-size: 0;
    }
  }

  ${low} and (max-width: 480px) {
    flex-wrap: wrap;
  }
`
