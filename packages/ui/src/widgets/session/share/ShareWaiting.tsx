import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { PhoneOnly, Ways } from './share-styles.ts'
import { useCanShare } from './useCanShare.ts'

const button = { height: '36px', phoneHeight: '44px' }

/** The placeholder of `ShareLink`: with `sends` for all its buttons, without for the copy button only. */
export function ShareWaiting({ sends }: { sends: boolean }) {
  const canShare = useCanShare()
  return (
    <Ways>
      {sends && canShare && (
        <PhoneOnly>
          <Skeleton {...button} />
        </PhoneOnly>
      )}
      <Skeleton width="132px" {...button} />
      {sends && <Skeleton width="196px" {...button} />}
    </Ways>
  )
}
