import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'

/** The shape of the list before it is known. */
export function BlueprintsWaiting() {
  return (
    <Grid min={200}>
      <Skeleton ratio="4 / 3" />
      <Skeleton ratio="4 / 3" />
    </Grid>
  )
}
