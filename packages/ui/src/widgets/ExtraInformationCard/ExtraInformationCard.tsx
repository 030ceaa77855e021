import type { VerticalData } from '@ensaio/domain'
import styled from 'styled-components'
import { Card } from '../../primitives/Card/Card.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'

const Words = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** What the card of notes takes. */
export type ExtraInformationCardProps = { vertical_data: Pick<VerticalData, 'additional_info'> }

/** What was noted for the photographer when ordering or scheduling, line by line as it was written. */
export function ExtraInformationCard({ vertical_data }: ExtraInformationCardProps) {
  const notes = vertical_data.additional_info?.trim()
  return (
    <Card title="Informações extras">
      {notes ? <Words>{notes}</Words> : <Text soft>Nenhuma observação para o fotógrafo.</Text>}
    </Card>
  )
}
