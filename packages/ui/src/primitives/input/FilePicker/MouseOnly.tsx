import styled from 'styled-components'

/** Words for people with a mouse, such as about dragging files; a device that has fingers alone does without. */
export const MouseOnly = styled.span`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`
