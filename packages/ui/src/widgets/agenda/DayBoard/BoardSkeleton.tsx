import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Beside, Parts } from './DayBoard.styles.ts'

/** Placeholders of the size of a board. */
export function BoardSkeleton() {
  return (
    <Parts>
      <Beside>
        <Stack gap={8}>
          <Skeleton width="40%" />
          <Skeleton height="92px" />
          <Skeleton height="92px" />
          <Skeleton height="92px" />
        </Stack>
      </Beside>
      <Skeleton height="26rem" />
    </Parts>
  )
}
