import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { People, Person } from './ProviderList.styles.ts'

/** The placeholder of the photographers. */
export function ProviderSkeletons() {
  return (
    <Card flush>
      <People aria-hidden="true">
        {['55%', '40%', '62%', '48%'].map((width) => (
          <Person key={width}>
            <Skeleton width="44px" height="44px" round />
            <div>
              <Skeleton width={width} />
              <Skeleton width="80%" />
            </div>
            <div>
              <Skeleton width="70%" />
            </div>
          </Person>
        ))}
      </People>
    </Card>
  )
}
