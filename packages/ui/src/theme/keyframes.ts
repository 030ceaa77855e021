import { css } from 'styled-components'

/** Movements, for `animation`: each begins or ends with how the element looks. */
export const keyframes = {
  /** One turn. */
  turn: 'ensaio-turn',
  /** Paler, and back. */
  breathe: 'ensaio-breathe',
  /** A background from the left to the right. */
  sweep: 'ensaio-sweep',
  /** From below, and from nothing. */
  arrive: 'ensaio-arrive',
} as const

/** The movements' rules. They come with the theme, because one that comes later makes browsers compute the style of every element anew. */
export const keyframeRules = css`
  @keyframes ${keyframes.turn} {
    to { transform: rotate(1turn); }
  }
  @keyframes ${keyframes.breathe} {
    50% { opacity: 0.55; }
  }
  @keyframes ${keyframes.sweep} {
    from { background-position: -67% 0; }
    to { background-position: 167% 0; }
  }
  @keyframes ${keyframes.arrive} {
    from { opacity: 0; translate: 0 12px; }
  }
`
