import { color, Row, radius, shadow, space, Text } from '@ensaio/ui'
import styled from 'styled-components'
import { Specimen } from './Specimen.tsx'

const Bar = styled.div<{ $width: string }>`
  display: grid;
  grid-template-columns: 3rem 1fr;
  align-items: center;

  &::after {
    content: '';
    width: ${({ $width }) => $width};
    height: 16px;
    background: ${color.actionSoft};
    border-left: 2px solid ${color.action};
  }
`

const Shape = styled.div<{ $radius: string; $floats?: boolean }>`
  display: grid;
  place-items: center;
  width: 144px;
  height: 88px;
  border: 1px solid ${({ $floats }) => ($floats ? 'transparent' : color.line)};
  border-radius: ${({ $radius }) => $radius};
  background: ${color.surface};
  box-shadow: ${({ $floats }) => ($floats ? shadow.float : 'none')};
`

/** Shows the steps of `space` at their sizes. */
export function SpaceScale() {
  return (
    <Specimen>
      {Object.entries(space).map(([name, width]) => (
        <Bar key={name} $width={width}>
          {name}
        </Bar>
      ))}
    </Specimen>
  )
}

/** Shows the radii and the shadow. */
export function Shapes() {
  return (
    <Specimen>
      <Row gap={24}>
        <Shape $radius={radius.control}>
          <Text>control</Text>
        </Shape>
        <Shape $radius={radius.card}>
          <Text>card</Text>
        </Shape>
        <Shape $radius={radius.full}>
          <Text>full</Text>
        </Shape>
        <Shape $radius={radius.card} $floats>
          <Text>float</Text>
        </Shape>
      </Row>
    </Specimen>
  )
}
