import { catalogueCalls, companyCalls, staffCouponCalls } from '@ensaio/client'
import { type CatalogueService, type Coupon, wallClock } from '@ensaio/domain'
import {
  askAfterRefusal,
  citiesOfPage,
  houseZone,
  PageTitle,
  useClient,
  useComingBack,
  useNow,
} from '@ensaio/frame'
import {
  CouponList,
  CsvButton,
  Heading,
  ReadyPackages,
  ServiceCatalogue,
  Stack,
  saveFile,
  useRemote,
} from '@ensaio/ui'
import type { ReactNode } from 'react'

const asks = { catalogue: catalogueCalls }
const couponAsks = { staffCoupons: staffCouponCalls, companies: companyCalls }

/** `/services`: services, prices and coupons. */
export function CataloguePage() {
  return (
    <Stack gap={24}>
      <PageTitle of="Serviços e preços" area="Equipe" />
      <Heading level={1}>Serviços e preços</Heading>
      <Catalogue>{(services) => <Coupons services={services} />}</Catalogue>
    </Stack>
  )
}

/** The services and their prices; a house without any can start from ready packages (rule ready-packages). `children` follow once they are known. */
export function Catalogue(props: {
  onChanged?: () => void
  children?: (services: readonly CatalogueService[]) => ReactNode
}) {
  const { catalogue } = useClient(asks)
  const [services, retry, replace] = useRemote((signal) => catalogue.list(signal), [catalogue])
  useComingBack(retry)
  const keep = (all: CatalogueService[]) => {
    replace(all)
    props.onChanged?.()
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
        onChangeRule={async (id, ruleId, change) => keep(await catalogue.changeRule(id, ruleId, change))}
        onSavePrices={async (id, table) =>
          keep(await askAfterRefusal(catalogue.savePrices(id, table), retry))
        }
        actions={
          <CsvButton
            of="Serviços e preços"
            onDownload={async (share, signal) => saveFile(await catalogue.exportList(share, signal))}
          />
        }
        onRetry={retry}
      />
      {services.state === 'ready' && props.children?.(services.value)}
    </Stack>
  )
}

/** The coupons of the house (rule coupon). */
function Coupons({ services }: { services: readonly CatalogueService[] }) {
  const { staffCoupons, companies } = useClient(couponAsks)
  const now = useNow()
  const [coupons, retry, replace] = useRemote((signal) => staffCoupons.list(signal), [staffCoupons])
  useComingBack(retry)
  const keep = (all: Coupon[]) => replace(all)
  return (
    <CouponList
      coupons={coupons}
      services={services}
      today={wallClock(now, houseZone()).date}
      findCompanies={async (text) => (await companies.search(text, 1)).companies}
      onAdd={async (coupon) => keep(await staffCoupons.add(coupon))}
      onChange={async (id, change) => keep(await staffCoupons.change(id, change))}
      actions={
        <CsvButton
          of="Cupons"
          onDownload={async (share, signal) => saveFile(await staffCoupons.exportList(share, signal))}
        />
      }
      onRetry={retry}
    />
  )
}
