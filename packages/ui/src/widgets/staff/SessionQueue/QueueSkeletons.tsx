import type { Queue } from '@ensaio/domain'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { CardLook, Narrow, RowLook } from '../../session/row/row-styles.ts'
import { PlaceSkeleton } from '../../session/row/SessionSkeletons.tsx'

const places = [1, 2, 3, 4, 5, 6]

/** The placeholder of the rows, in their final size. */
export function QueueRowSkeletons({ queue }: { queue: Queue }) {
  const isToday = queue === 'today'
  const visit = (
    <td>
      <Skeleton width="72px" />
    </td>
  )
  return (
    <tbody aria-hidden="true">
      {places.map((place) => (
        <RowLook key={place}>
          {isToday && visit}
          <td>
            <PlaceSkeleton width={72} />
          </td>
          <td>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </td>
          {!isToday && visit}
          <td>
            <Skeleton width="112px" height="24px" />
          </td>
          <td>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </td>
        </RowLook>
      ))}
    </tbody>
  )
}

/** The placeholder of the cards, in their final size. */
export function QueueCardSkeletons() {
  return (
    <Narrow aria-hidden="true">
      {places.slice(2).map((place) => (
        <CardLook as="div" key={place}>
          <Row justify="space-between">
            <Skeleton width="96px" />
            <Skeleton width="112px" height="24px" />
          </Row>
          <PlaceSkeleton width={88} />
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </CardLook>
      ))}
    </Narrow>
  )
}
