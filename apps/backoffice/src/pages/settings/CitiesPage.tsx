import { cityCalls } from '@ensaio/client'
import type { StaffCity } from '@ensaio/domain'
import { keepCities, PageTitle, useClient } from '@ensaio/frame'
import { CityList, useRemote } from '@ensaio/ui'

const asks = { cities: cityCalls }

/** `/settings/cities`: the cities in which orders are taken. */
export function CitiesPage() {
  return (
    <>
      <PageTitle of="Cidades" area="Equipe" />
      <Cities at="/settings/cities" />
    </>
  )
}

/** The cities; `at` is the address of the list, below which each city has its start times. */
export function Cities({ at, onChanged }: { at: string; onChanged?: () => void }) {
  const client = useClient(asks)
  const [cities, retry, replace] = useRemote((signal) => client.cities.list(signal), [client])
  const keep = (list: StaffCity[]) => {
    keepCities(list.filter(({ active }) => active).map(({ name }) => name))
    replace(list)
    onChanged?.()
  }
  return (
    <CityList
      cities={cities}
      onAdd={async (city) => keep(await client.cities.add(city))}
      onChange={async (id, change) => keep(await client.cities.change(id, change))}
      hoursHref={(id) => `${at}/${id}`}
      onRetry={retry}
    />
  )
}
