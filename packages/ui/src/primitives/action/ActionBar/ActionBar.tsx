import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { clearOfBar, color, layer, media, shadow, space } from '../../../theme/tokens.ts'

// Elements focused by Tab scroll to above the bar, not under it.
const KeepClear = createGlobalStyle`
  ${media.phone} {
    html {
      scroll-padding-bottom: ${clearOfBar};
    }
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[12]} ${space[16]};
  padding-top: ${space[24]};

  ${media.phone} {
    position: sticky;
    z-index: ${layer.sticky};
    bottom: 0;
    margin: ${space[24]} -${space[16]} 0;
    padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
    background: ${color.surface};
    border-top: 1px solid ${color.line};
    box-shadow: ${shadow.float};
  }
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  ${media.phone} {
    flex-basis: 100%;

    &:not(:has(> :not(:empty))) {
      display: none;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: ${space[12]};

  ${media.phone} {
    flex: 1;

    > :first-child {
      flex: 1;
      padding-inline: ${space[12]};
    }
  }
`

/** Buttons at the end of a step, the main one first, with their subject. Sticks to the bottom on phones; give the page 16 px gutters. */
export function ActionBar({ words, children }: { words?: ReactNode; children: ReactNode }) {
  return (
    <Bar data-action-bar>
      <KeepClear />
      {words && <Words>{words}</Words>}
      <Buttons>{children}</Buttons>
    </Bar>
  )
}
