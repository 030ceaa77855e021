import type { SessionProduct, VerticalData } from '@ensaio/domain'
import styled from 'styled-components'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'

const Words = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Asked = styled.dl`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[24]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
  }
`

/** The props of `ExtraInformationCard`. */
export type ExtraInformationCardProps = {
  vertical_data: Pick<VerticalData, 'additional_info'>
  /** For staff: the products, with the instructions for each item in `orientation`. */
  products?: readonly Pick<SessionProduct, 'id' | 'item'>[]
}

/** The notes for the photographer from ordering and scheduling, with their line breaks, and the instructions for each item. */
export function ExtraInformationCard({ vertical_data, products = [] }: ExtraInformationCardProps) {
  const notes = vertical_data.additional_info?.trim()
  const asked = products.filter(({ item }) => item.orientation)
  return (
    <Card title="Informações extras">
      {notes ? <Words>{notes}</Words> : <Text soft>Nenhuma observação para o fotógrafo.</Text>}
      {asked.length > 0 && (
        <Asked>
          {asked.map(({ id, item }) => (
            <div key={id}>
              <dt>{`Orientações: ${item.label}`}</dt>
              <Words as="dd">{item.orientation}</Words>
            </div>
          ))}
        </Asked>
      )}
    </Card>
  )
}
