import { color, font, type TextSize, text } from '@ensaio/ui'
import styled from 'styled-components'
import { Specimen } from './Specimen.tsx'

const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  align-items: baseline;
  padding-block: 8px;
  border-top: 1px solid ${color.line};

  &:first-child {
    border-top: 0;
  }
`

const Sample = styled.span<{ $size: TextSize; $display: boolean }>`
  font: ${({ $display }) => ($display ? 600 : 400)} ${({ $size }) => text[$size]} / 1.2
    ${({ $display }) => ($display ? font.display : font.text)};
  letter-spacing: ${({ $display }) => ($display ? '-0.025em' : '0')};
`

/** Shows every step of the type scale in its font, largest first. */
export function TypeScale() {
  const sizes = (Object.keys(text) as TextSize[]).reverse()
  return (
    <Specimen>
      {sizes.map((size) => (
        <Line key={size}>
          <span>{size.replace('size', '')}</span>
          <Sample $size={size} $display={['size30', 'size40', 'size56'].includes(size)}>
            A casa, na melhor luz
          </Sample>
        </Line>
      ))}
    </Specimen>
  )
}
