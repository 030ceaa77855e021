import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The services, in two columns on wide screens. */
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[16]};

  ${media.phone} {
    gap: ${space[12]};
  }
`

/** One service: a card as the label of a native radio. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  gap: ${space[12]} ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    cursor: inherit;
    outline: none;
  }

  strong {
    grid-area: 1 / 1;
    font-size: ${text.size17};
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }

  &:hover {
    border-color: ${color.action};
  }

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid;
    }
  }

  ${media.phone} {
    padding: ${space[16]};
  }
`

/** The round mark of the chosen service. */
export const Mark = styled.i`
  grid-area: 1 / 2;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surface};

  :checked + & {
    border: 7px solid ${color.action};
  }
`

/** The deliverables of the service. */
export const Items = styled.span`
  grid-column: 1 / -1;
  display: grid;
  align-content: start;
  gap: ${space[8]};
  line-height: 1.4;

  span {
    display: flex;
    gap: ${space[8]};
    align-items: center;
  }

  svg {
    flex: none;
    color: ${color.action};
  }
`

/** The lowest price of the service. */
export const Price = styled.span`
  grid-column: 1 / -1;
  padding-top: ${space[12]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  ${tabular}

  b {
    color: ${color.ink};
    font-size: ${text.size17};
    font-weight: 600;
  }

  :checked ~ & {
    border-color: color-mix(in srgb, ${color.action} 30%, transparent);
    color: ${color.ink};
  }
`

/** The message about a missing choice, beside the button. */
export const Missing = styled.p`
  color: ${color.danger};
  font-weight: 500;
`
