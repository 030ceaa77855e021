import type { HouseBrandForm as HouseBrandValues, KeptHouseBrand } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { BrandFields } from './BrandFields.tsx'
import type { HouseLogo } from './brand-values.ts'

/** The props of `HouseBrandForm`. */
export type HouseBrandFormProps = {
  /** The brand in force, and who changed it last. */
  kept: Remote<KeptHouseBrand>
  /** Saves all of it; a rejection that names fields is shown at them. */
  onSave: (brand: HouseBrandValues, logo: HouseLogo) => Promise<unknown>
  onRetry: Press
  /** The label of the button, where the form is a step on a way; what comes next shows then that it was saved. */
  saveLabel?: string
}

/**
 * The house's name, logo, colours, contact and time zone, with a sample of the result. A colour that cannot be read is refused with the
 * nearest one that can (rule brand-contrast). A failure keeps what was typed.
 */
export function HouseBrandForm({ kept, onSave, onRetry, saveLabel }: HouseBrandFormProps) {
  return (
    <Await
      remote={kept}
      onRetry={onRetry}
      failureTitle="Não foi possível carregar a marca da casa"
      waiting={<Skeleton height="960px" />}
    >
      {(value) => <BrandFields kept={value} onSave={onSave} saveLabel={saveLabel} />}
    </Await>
  )
}
