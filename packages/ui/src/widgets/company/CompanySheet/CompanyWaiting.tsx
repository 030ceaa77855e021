import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { StatementSkeleton } from '../../payment/StatementSkeleton.tsx'

/** A company's page that is coming. */
export function CompanyWaiting() {
  return (
    <Stack gap={24}>
      <Row gap={16} wrap={false}>
        <Skeleton width="56px" height="56px" round />
        <Skeleton width="260px" height="32px" />
      </Row>
      <Skeleton width="420px" height="44px" />
      <Skeleton height="180px" />
      <Grid desktopColumns="minmax(0, 5fr) minmax(0, 7fr)" gap={24} align="start">
        <Skeleton height="380px" />
        <StatementSkeleton />
      </Grid>
    </Stack>
  )
}
