import { cityCalls } from '@ensaio/client'
import type { StaffCity } from '@ensaio/domain'
import { keepCities, PageTitle, useClient } from '@ensaio/frame'
import { CityList, useRemote } from '@ensaio/ui'

const asks = { cities: cityCalls }

/** `/settings/cities`: the cities in which orders are taken. */
export function CitiesPage() {
  const client = useClient(asks)
  const [cities, retry, replace] = useRemote((signal) => client.cities.list(signal), [client])
  const keep = (list: StaffCity[]) => {
    keepCities(list.filter(({ active }) => active).map(({ name }) => name))
    replace(list)
  }
  return (
    <>
      <PageTitle of="Cidades" area="Equipe" />
      <CityList
        cities={cities}
        onAdd={async (city) => keep(await client.cities.add(city))}
        onChange={async (id, change) => keep(await client.cities.change(id, change))}
        hoursHref={(id) => `/settings/cities/${id}`}
        onRetry={retry}
      />
    </>
  )
}
