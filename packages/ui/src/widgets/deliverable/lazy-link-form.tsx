import { lazyPart } from '../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FieldWaiting } from '../../primitives/form/FieldWaiting.tsx'
import { StaffPart } from './StaffPart.ts'

/** Where staff type a link; clients never fetch it. */
export const LinkForm = lazyPart(
  async () => (await import('./LinkForm.tsx')).LinkForm,
  ({ hint }) => (
    <StaffPart>
      <FieldWaiting hint={hint} />
      <Skeleton width="96px" height="44px" />
    </StaffPart>
  ),
)
