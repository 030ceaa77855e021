import { lazyPart } from '../../primitives/Lazy/lazy-part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** Where staff type a link; clients never fetch it. */
export const LinkForm = lazyPart(
  async () => (await import('./LinkForm.tsx')).LinkForm,
  <Skeleton height="112px" />,
)
