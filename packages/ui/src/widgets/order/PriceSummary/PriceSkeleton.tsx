import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Total } from './PriceSummary.styles.ts'

/** The skeleton of a price that is being calculated. */
export function PriceSkeleton() {
  return (
    <Stack gap={12}>
      {['55%', '70%', '45%', '60%'].map((width) => (
        <Row key={width} justify="space-between" wrap={false}>
          <Skeleton width={width} />
          <Skeleton width="72px" />
        </Row>
      ))}
      <Total>
        <Skeleton width="48px" />
        <Skeleton width="150px" height="34px" />
      </Total>
    </Stack>
  )
}
