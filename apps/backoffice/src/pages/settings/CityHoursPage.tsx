import { cityCalls } from '@ensaio/client'
import { Failure, type StaffCity } from '@ensaio/domain'
import { PageTitle, useClient } from '@ensaio/frame'
import { CityHoursForm, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'

const asks = { cities: cityCalls }

function cityOf(cities: readonly StaffCity[], id: string | undefined): StaffCity {
  const city = cities.find((one) => one.id === Number(id))
  if (!city) throw new Failure('not_found', 'Esta cidade não está na lista.')
  return city
}

/** `/settings/cities/{id}`: when visits start in a city, and the travel between two. */
export function CityHoursPage() {
  const { id } = useParams()
  const client = useClient(asks)
  const [city, retry, replace] = useRemote(
    async (signal) => cityOf(await client.cities.list(signal), id),
    [client, id],
  )
  return (
    <>
      <PageTitle of="Horários das visitas" area="Equipe" />
      <CityHoursForm
        city={city}
        citiesHref="/settings/cities"
        onSave={async (schedule) => replace(cityOf(await client.cities.change(Number(id), schedule), id))}
        onRetry={retry}
      />
    </>
  )
}
