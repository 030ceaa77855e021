import styled from 'styled-components'

/** Words for people with fingers alone, where `MouseOnly` says nothing. */
export const TouchOnly = styled.span`
  display: none;

  @media (hover: none) and (pointer: coarse) {
    display: inline;
  }
`
