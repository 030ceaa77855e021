import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space, text } from '../../theme/tokens.ts'

export const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;

  legend {
    padding: 0 0 ${space[8]};
    font-size: ${text.size15};
    font-weight: 500;
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

export const Choice = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }

  span {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    transition: background ${motion.quick};
  }

  input:hover + span {
    background: ${color.sunken};
  }

  input:checked + span {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.action};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  input:focus-visible + span {
    ${focusRing}
  }

  @media (forced-colors: active) {
    input:checked + span {
      outline: 2px solid Highlight;
    }
  }

  ${media.phone} {
    span {
      min-height: 44px;
    }
  }
`
