import { catalogueCalls } from '@ensaio/client'
import type { CatalogueService } from '@ensaio/domain'
import { citiesOfPage, PageTitle, useClient } from '@ensaio/frame'
import { Heading, ReadyPackages, ServiceCatalogue, Stack, useRemote } from '@ensaio/ui'

const asks = { catalogue: catalogueCalls }

/** `/services`: services and prices. */
export function CataloguePage() {
  return (
    <Stack gap={24}>
      <PageTitle of="Serviços e preços" area="Equipe" />
      <Heading level={1}>Serviços e preços</Heading>
      <Catalogue />
    </Stack>
  )
}

/** The services and their prices; a house without any can start from ready packages (rule ready-packages). */
export function Catalogue({ onChanged }: { onChanged?: () => void }) {
  const { catalogue } = useClient(asks)
  const [services, retry, replace] = useRemote((signal) => catalogue.list(signal), [catalogue])
  const keep = (all: CatalogueService[]) => {
    replace(all)
    onChanged?.()
  }
  return (
    <Stack gap={24}>
      {services.state === 'ready' && services.value.length === 0 && (
        <ReadyPackages onCreate={async (packages) => keep(await catalogue.addPackages(packages))} />
      )}
      <ServiceCatalogue
        services={services}
        cities={citiesOfPage()}
        onAddService={async (service) => keep(await catalogue.addService(service))}
        onChangeService={async (id, change) => keep(await catalogue.changeService(id, change))}
        onAddRule={async (id, rule) => keep(await catalogue.addRule(id, rule))}
        onChangeRule={async (id, ruleId, rule) => keep(await catalogue.changeRule(id, ruleId, rule))}
        onSavePrices={async (id, table) => keep(await catalogue.savePrices(id, table))}
        onRetry={retry}
      />
    </Stack>
  )
}
