import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { CardLook, Narrow, RowLook } from './row-styles.ts'

const places = [1, 2, 3, 4, 5, 6]

/** A picture and the lines of an address on their way; `width` of the picture in px. */
export function PlaceSkeleton({ width }: { width: number }) {
  return (
    <Row gap={12} align="start" wrap={false}>
      <span style={{ flex: 'none', width }}>
        <Skeleton ratio="4 / 3" />
      </span>
      <div style={{ flex: 1 }}>
        <Skeleton width="85%" />
        <Skeleton width="65%" />
        <Skeleton width="45%" />
      </div>
    </Row>
  )
}

/** The placeholder of the rows, in their final size. */
export function RowSkeletons() {
  return (
    <tbody aria-hidden="true">
      {places.map((place) => (
        <RowLook key={place}>
          <td>
            <PlaceSkeleton width={72} />
          </td>
          <td>
            <Skeleton width="112px" height="24px" />
          </td>
          <td>
            <Skeleton width="84px" />
            <Skeleton width="48px" />
          </td>
          <td>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </td>
          <td>
            <Skeleton width="64px" />
          </td>
          <td>
            <Skeleton width="84px" />
          </td>
        </RowLook>
      ))}
    </tbody>
  )
}

/** The placeholder of the cards, in their final size. */
export function CardSkeletons() {
  return (
    <Narrow aria-hidden="true">
      {places.slice(2).map((place) => (
        <CardLook as="div" key={place}>
          <PlaceSkeleton width={88} />
          <Row justify="space-between">
            <Skeleton width="112px" height="24px" />
            <Skeleton width="128px" />
          </Row>
          <Stack gap={4}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Stack>
          <Skeleton width="90%" />
        </CardLook>
      ))}
    </Narrow>
  )
}
