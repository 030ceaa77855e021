import styled from 'styled-components'

/** Text for devices with a mouse, such as about dragging files; hidden on touch-only devices. */
export const MouseOnly = styled.span`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`
