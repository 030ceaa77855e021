import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The times of the day: one column beside the month, two columns below it on a phone. */
export const Times = styled.div`
  display: grid;
  gap: ${space[8]};
  ${tabular}

  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`

/** One time: a touch-sized label around a native radio. */
export const Time = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[8]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    cursor: inherit;
    outline: none;
  }

  strong {
    font-size: ${text.size17};
    font-weight: 600;
  }

  span {
    color: ${color.inkSoft};
  }

  &:hover {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  &:has(:checked) {
    background: ${color.action};
    border-color: ${color.action};
    color: ${color.onAction};

    span {
      color: inherit;
    }
  }

  &:has(:disabled) {
    background: none;
    border-style: dashed;
    border-color: ${color.line};
    color: ${color.inkSoft};
    cursor: not-allowed;

    strong {
      font-weight: 400;
      text-decoration: line-through;
      text-decoration-color: ${color.lineStrong};
    }
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid;
    }
  }
`

/** The full date, above its times. */
export const Day = styled.p`
  align-content: center;
  min-height: 44px;
  margin-bottom: ${space[12]};
  font-size: ${text.size17};
  font-weight: 600;
  line-height: 1.3;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** The placeholder until a day is chosen. */
export const NoDay = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.inkSoft};

  svg {
    flex: none;
  }
`
