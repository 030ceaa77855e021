import { cars, housing, type VerticalData } from '@ensaio/domain'
import { Boundary } from '../../../primitives/feedback/Boundary/Boundary.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FieldWaiting } from '../../../primitives/form/FieldWaiting.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { BrokenCard } from '../../deliverable/BrokenCard.tsx'
import { areaHint, keysHint, unitWidth } from './hints.ts'
import { PropertyFacts } from './PropertyFacts.tsx'

// Most ensaios are only read.
const PropertyEditor = lazyPart(
  async () => (await import('./PropertyEditor.tsx')).PropertyEditor,
  ({ isCar, areaReadOnly = true, vertical_data }) => (
    <Card title="Informações importantes" aside={<Skeleton width="100px" height="20px" />}>
      <Stack>
        {!isCar && (
          <>
            <Grid min={unitWidth(areaReadOnly)}>
              <FieldWaiting />
              <FieldWaiting />
            </Grid>
            <FieldWaiting />
            <FieldWaiting hint={areaReadOnly ? areaHint : undefined} />
          </>
        )}
        <FieldWaiting />
        <FieldWaiting area={vertical_data.keys ?? ''} hint={keysHint} />
      </Stack>
    </Card>
  ),
)

/** The props of `ImportantInformationCard`. */
export type ImportantInformationCardProps = {
  vertical_data: VerticalData
  /** 1 housing, 2 cars; any other value makes only this card fail (rule unknown-kind). */
  vertical_id: number
  readOnly: boolean
  /** Is the area read-only, since it decides the price? Default true. */
  areaReadOnly?: boolean
  /** Saves the fields of this card; called when a changed field loses the focus and all are valid. */
  onSave: (vertical_data: Partial<VerticalData>) => Promise<unknown>
}

/** The details for finding and opening the property: unit, block, area in m², reference, keys. Typed values are saved automatically. */
export function ImportantInformationCard(props: ImportantInformationCardProps) {
  return (
    <Boundary key={props.vertical_id} fallback={<BrokenCard title="Informações importantes" />}>
      <KnownVertical {...props} />
    </Boundary>
  )
}

function KnownVertical(props: ImportantInformationCardProps) {
  const { vertical_data, vertical_id, readOnly } = props
  if (vertical_id !== housing && vertical_id !== cars) {
    throw new Error(`There is no card for the vertical ${vertical_id}.`)
  }
  const isCar = vertical_id === cars
  if (readOnly) {
    return (
      <Card title="Informações importantes">
        <PropertyFacts data={vertical_data} isCar={isCar} />
      </Card>
    )
  }
  return <PropertyEditor {...props} isCar={isCar} />
}
