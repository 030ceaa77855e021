import { catalogueCalls } from '@ensaio/client'
import { citiesOfPage, PageTitle, useClient } from '@ensaio/frame'
import { Heading, ServiceCatalogue, Stack, useRemote } from '@ensaio/ui'

const asks = { catalogue: catalogueCalls }

/** `/services`: services and prices. */
export function CataloguePage() {
  const { catalogue } = useClient(asks)
  const [services, retry, replace] = useRemote((signal) => catalogue.list(signal), [catalogue])
  return (
    <Stack gap={24}>
      <PageTitle of="Serviços e preços" area="Equipe" />
      <Heading level={1}>Serviços e preços</Heading>
      <ServiceCatalogue
        services={services}
        cities={citiesOfPage()}
        onAddService={async (service) => replace(await catalogue.addService(service))}
        onChangeService={async (id, change) => replace(await catalogue.changeService(id, change))}
        onAddRule={async (id, rule) => replace(await catalogue.addRule(id, rule))}
        onChangeRule={async (id, ruleId, rule) => replace(await catalogue.changeRule(id, ruleId, rule))}
        onSavePrices={async (id, table) => replace(await catalogue.savePrices(id, table))}
        onRetry={retry}
      />
    </Stack>
  )
}
