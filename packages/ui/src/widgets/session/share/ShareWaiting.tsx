import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { canShare } from './can-share.ts'
import { PhoneOnly, Ways } from './share-styles.ts'

const button = { height: '36px', phoneHeight: '44px' }

/** The room of `ShareLink`: with `sends` for all its ways, without for the copy alone. */
export function ShareWaiting({ sends }: { sends: boolean }) {
  return (
    <Ways>
      {sends && canShare() && (
        <PhoneOnly>
          <Skeleton {...button} />
        </PhoneOnly>
      )}
      <Skeleton width="132px" {...button} />
      {sends && <Skeleton width="196px" {...button} />}
    </Ways>
  )
}
