import { brandCalls } from '@ensaio/client'
import { keepBrand, PageTitle, useClient } from '@ensaio/frame'
import { HouseBrandForm, useRemote } from '@ensaio/ui'

const asks = { brand: brandCalls }

/** `/settings/brand`: the house's name, logo, colours, contact and time zone. */
export function BrandPage() {
  return (
    <>
      <PageTitle of="Casa e marca" area="Equipe" />
      <Brand />
    </>
  )
}

/** The form of the brand; the first run goes on once it is saved. */
export function Brand({ saveLabel, onSaved }: { saveLabel?: string; onSaved?: () => void }) {
  const client = useClient(asks)
  const [kept, retry, replace] = useRemote((signal) => client.brand.get(signal), [client])
  return (
    <HouseBrandForm
      kept={kept}
      onSave={async (brand, logo) => {
        const saved = await client.brand.save(brand, logo)
        keepBrand(saved)
        replace(saved)
        onSaved?.()
      }}
      onRetry={retry}
      {...(saveLabel !== undefined && { saveLabel })}
    />
  )
}
