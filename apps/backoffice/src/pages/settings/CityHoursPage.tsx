import { cityCalls } from '@ensaio/client'
import { Failure, type StaffCity } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack } from '@ensaio/frame'
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
  return (
    <>
      <PageTitle of="Horários das visitas" area="Equipe" />
      <CityHours citiesHref="/settings/cities" />
    </>
  )
}

interface CityHoursProps {
  citiesHref: string
  onChanged?: () => void
}

/** The start times of the city in the address; `citiesHref` leads back to the list. */
export function CityHours(props: CityHoursProps) {
  const { id } = useParams()
  return <HoursOf key={id} id={id} {...props} />
}

function HoursOf({ id, citiesHref, onChanged }: CityHoursProps & { id: string | undefined }) {
  const client = useClient(asks)
  const [city, retry, replace] = useRemote(
    async (signal) => cityOf(await client.cities.list(signal), id),
    [client, id],
  )
  useComingBack(retry)
  return (
    <CityHoursForm
      city={city}
      citiesHref={citiesHref}
      onSave={async (schedule) => {
        replace(cityOf(await client.cities.change(Number(id), schedule), id))
        onChanged?.()
      }}
      onRetry={retry}
    />
  )
}
