import { settingsCalls } from '@ensaio/client'
import { PageTitle, useClient, useComingBack } from '@ensaio/frame'
import { HouseRulesForm, useRemote } from '@ensaio/ui'

const asks = { settings: settingsCalls }

/** `/settings`: notice, horizon, promised days and the late fee. */
export function HouseRulesPage() {
  const client = useClient(asks)
  const [kept, retry, replace] = useRemote((signal) => client.settings.get(signal), [client])
  useComingBack(retry)
  return (
    <>
      <PageTitle of="Configurações" area="Equipe" />
      <HouseRulesForm
        kept={kept}
        onSave={async (settings) => replace(await client.settings.save(settings))}
        onRetry={retry}
      />
    </>
  )
}
