import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { DetailColumns } from './DetailColumns.tsx'

function CardWaiting({ height }: { height: string }) {
  return (
    <Card>
      <Stack>
        <Skeleton width="40%" height="20px" />
        <Skeleton height={height} />
      </Stack>
    </Card>
  )
}

/** The shape of an ensaio's page before it is known, for `Await`. */
export function DetailWaiting() {
  return (
    <Stack gap={24}>
      <Card>
        <Stack>
          <Skeleton width="120px" height="24px" />
          <Skeleton width="min(100%, 420px)" height="44px" />
          <Skeleton width="min(80%, 280px)" height="20px" />
          <Row>
            <Skeleton width="56px" height="56px" round />
            <Skeleton width="180px" height="20px" />
          </Row>
        </Stack>
      </Card>
      <DetailColumns
        facts={
          <>
            <CardWaiting height="112px" />
            <CardWaiting height="56px" />
            <CardWaiting height="220px" />
          </>
        }
        deliverables={<CardWaiting height="180px" />}
      />
    </Stack>
  )
}
