import styled from 'styled-components'

/** Text for touch-only devices, where `MouseOnly` is hidden. */
export const TouchOnly = styled.span`
  display: none;

  @media (hover: none) and (pointer: coarse) {
    display: inline;
  }
`
