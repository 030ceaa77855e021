import styled from 'styled-components'
import { color, focusRing, radius } from '../../../theme/tokens.ts'

/** A thumbnail that opens its picture. */
export const Thumb = styled.button`
  position: relative;
  flex: none;
  width: 72px;
  height: 54px;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow: hidden;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-paper='true'] {
    background: white;

    img {
      object-fit: contain;
    }
  }
`
