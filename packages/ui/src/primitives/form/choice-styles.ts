import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space, tabular, text } from '../../theme/tokens.ts'

/** Everything under its heading. */
export const Part = styled.section`
  display: grid;
  gap: ${space[24]};
  min-width: 0;

  > h2 {
    margin-bottom: -${space[8]};
  }
`

/** The radios under their name. */
export const Group = styled.fieldset`
  legend {
    padding-bottom: ${space[8]};
    font-size: ${text.size15};
    font-weight: 500;
    line-height: 1.4;
  }

  i {
    margin-left: 0.2em;
    color: ${color.danger};
    font-style: normal;
  }
`

/** Side by side; two by two on a phone. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** One of them. The radio stays native; the words are what is seen and touched. */
export const Choice = styled.label`
  position: relative;
  cursor: pointer;

  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
    cursor: inherit;
    outline: none;
  }

  span {
    display: grid;
    place-items: center;
    height: 100%;
    min-height: 44px;
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    line-height: 1.3;
    text-align: center;
    transition:
      background-color ${motion.quick},
      border-color ${motion.quick};
    ${tabular}
  }

  input:hover + span {
    border-color: ${color.action};
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
      outline: 3px solid;
    }
  }

  ${media.phone} {
    span {
      min-height: 48px;
      padding-inline: ${space[8]};
    }
  }
`
