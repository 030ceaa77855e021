import styled from 'styled-components'
import { color, radius, shadow, space, text, tone } from '../../../../theme/tokens.ts'

/** A frame around the hour under the lifted visit. */
export const Marker = styled.div`
  position: absolute;
  z-index: 3;
  inset: 0 auto auto 0;
  display: grid;
  align-items: end;
  border: 2px solid ${color.action};
  border-radius: ${radius.control};
  pointer-events: none;

  > span {
    margin: ${space[4]};
    box-shadow: ${shadow.float};
  }

  &[data-kind='warning'] {
    border-color: ${tone.orange.text};
  }

  &[data-kind='impossible'] {
    border-color: ${color.danger};
    border-style: dashed;
  }
`

/** What a drop would do, in the colour of its outcome. */
export const Words = styled.span`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  background: ${tone.green.fill};
  color: ${tone.green.text};
  font-size: ${text.size13};
  font-weight: 600;
  line-height: 1.3;

  svg {
    flex: none;
  }

  &[data-kind='warning'] {
    background: ${tone.orange.fill};
    color: ${tone.orange.text};
  }

  &[data-kind='impossible'] {
    background: ${tone.red.fill};
    color: ${tone.red.text};
  }
`
