import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { List } from './BlueprintList.styles.ts'

/** The shape of the list before it is known. */
export function BlueprintsWaiting() {
  return (
    <List as="div">
      <Skeleton ratio="4 / 3" />
      <Skeleton ratio="4 / 3" />
    </List>
  )
}
