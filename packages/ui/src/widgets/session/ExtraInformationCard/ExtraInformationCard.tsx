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

/** What the card of notes takes. */
export type ExtraInformationCardProps = {
  vertical_data: Pick<VerticalData, 'additional_info'>
  /** For our people: what each item's makers are asked to heed stands in its `orientation`. */
  products?: readonly Pick<SessionProduct, 'id' | 'item'>[]
}

/** What was noted for the photographer when ordering or scheduling, line by line as it was written, and what the company asks of each item. */
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
