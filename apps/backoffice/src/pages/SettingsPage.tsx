import { cityCalls, settingsCalls } from '@ensaio/client'
import type { StaffCity } from '@ensaio/domain'
import { keepCities, PageTitle, useClient } from '@ensaio/frame'
import { CityList, Heading, HouseRulesForm, Stack, useRemote } from '@ensaio/ui'

const asks = { cities: cityCalls, settings: settingsCalls }

/** `/settings`: what administrators decide for the whole house. */
export function SettingsPage() {
  const client = useClient(asks)
  const [cities, retry, replace] = useRemote((signal) => client.cities.list(signal), [client])
  const [kept, retrySettings, replaceSettings] = useRemote((signal) => client.settings.get(signal), [client])
  const keep = (list: StaffCity[]) => {
    keepCities(list.filter(({ active }) => active).map(({ name }) => name))
    replace(list)
  }
  return (
    <Stack gap={24}>
      <PageTitle of="Configurações" area="Equipe" />
      <Heading level={1}>Configurações</Heading>
      <CityList
        cities={cities}
        onAdd={async (city) => keep(await client.cities.add(city))}
        onChange={async (id, change) => keep(await client.cities.change(id, change))}
        onRetry={retry}
      />
      <HouseRulesForm
        kept={kept}
        onSave={async (settings) => replaceSettings(await client.settings.save(settings))}
        onRetry={retrySettings}
      />
    </Stack>
  )
}
