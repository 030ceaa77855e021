import { Grid } from '../../primitives/Layout/Layout.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** The shape of the list before it is known. */
export function BlueprintsWaiting() {
  return (
    <Grid min={200}>
      <Skeleton ratio="4 / 3" />
      <Skeleton ratio="4 / 3" />
    </Grid>
  )
}
