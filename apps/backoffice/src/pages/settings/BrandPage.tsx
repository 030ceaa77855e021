import { brandCalls } from '@ensaio/client'
import { keepBrand, PageTitle, useClient } from '@ensaio/frame'
import { HouseBrandForm, useRemote } from '@ensaio/ui'

const asks = { brand: brandCalls }

/** `/settings/brand`: the house's name, logo, colours, contact and time zone. */
export function BrandPage() {
  const client = useClient(asks)
  const [kept, retry, replace] = useRemote((signal) => client.brand.get(signal), [client])
  return (
    <>
      <PageTitle of="Casa e marca" area="Equipe" />
      <HouseBrandForm
        kept={kept}
        onSave={async (brand, logo) => {
          const saved = await client.brand.save(brand, logo)
          keepBrand(saved)
          replace(saved)
        }}
        onRetry={retry}
      />
    </>
  )
}
