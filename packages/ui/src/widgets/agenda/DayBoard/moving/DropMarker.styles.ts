import styled from 'styled-components'
import { color, radius, shadow, space, text, tone } from '../../../../theme/tokens.ts'

/** A frame around the hour under the lifted visit, with what would happen there. */
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
    display: flex;
    gap: ${space[4]};
    align-items: start;
    margin: ${space[4]};
    padding: ${space[4]} ${space[8]};
    border-radius: ${radius.small};
    background: ${tone.green.fill};
    box-shadow: ${shadow.float};
    color: ${tone.green.text};
    font-size: ${text.size13};
    font-weight: 600;
    line-height: 1.3;
  }

  svg {
    flex: none;
  }

  &[data-kind='warning'] {
    border-color: ${tone.orange.text};

    > span {
      background: ${tone.orange.fill};
      color: ${tone.orange.text};
    }
  }

  &[data-kind='impossible'] {
    border-color: ${color.danger};
    border-style: dashed;

    > span {
      background: ${tone.red.fill};
      color: ${tone.red.text};
    }
  }
`
