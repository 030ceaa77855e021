import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** The steps in a row; on a phone a thin bar, with names for screen readers only. */
export const Steps = styled.ol`
  display: flex;
  gap: ${space[24]};
  padding: 0;
  list-style: none;

  &[data-wraps='true'] {
    flex-wrap: wrap;
    row-gap: ${space[8]};
  }

  li {
    min-width: 0;
    color: ${color.inkSoft};
  }

  li > a,
  li > span {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 32px;
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
  }

  li > a:hover b {
    text-decoration: underline;
  }

  b {
    font-weight: 500;
  }

  [aria-current='step'] {
    color: ${color.ink};

    b {
      font-weight: 600;
    }
  }

  ${media.phone} {
    gap: ${space[4]};

    li {
      flex: 1;
    }

    /* A tall touch target that looks thin. */
    li > a,
    li > span {
      position: relative;
      min-height: 24px;

      &::before {
        content: '';
        position: absolute;
        inset: auto 0 0;
        height: 4px;
        border-radius: ${radius.full};
        background: ${color.line};
      }
    }

    li > [data-reached]::before {
      background: ${color.action};
    }

    b,
    i {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** The number of a step, or its check mark. */
export const Disc = styled.i`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  font-size: ${text.size15};
  font-style: normal;
  font-weight: 600;
  line-height: 1;

  [data-reached='done'] > & {
    border-color: transparent;
    background: ${color.actionSoft};
    color: ${color.action};
  }

  [data-reached='now'] > & {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`

/** "Passo 2 de 3 · Informações", on a phone. */
export const Words = styled.p`
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
    font-weight: 600;
  }

  ${media.desktop} {
    display: none;
  }
`
