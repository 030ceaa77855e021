import { FieldWaiting } from '../../primitives/Field/FieldWaiting.tsx'
import { lazyPart } from '../../primitives/Lazy/lazy-part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
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
