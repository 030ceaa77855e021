import { houseSecurityCalls } from '@ensaio/client'
import { PageTitle, useAccount, useClient } from '@ensaio/frame'
import { HouseSecurityCard, useRemote } from '@ensaio/ui'

const asks = { houseSecurity: houseSecurityCalls }

/** `/settings/security`: what the house requires of its administrators. */
export function HouseSecurityPage() {
  const client = useClient(asks)
  const loadUser = useAccount((state) => state.loadUser)
  const [security, retry, replace] = useRemote((signal) => client.houseSecurity.get(signal), [client])
  return (
    <>
      <PageTitle of="Segurança da casa" area="Equipe" />
      <HouseSecurityCard
        security={security}
        onRequire={async (isRequired) => {
          replace(await client.houseSecurity.requireSecondStep(isRequired))
          // It may lack theirs, too.
          await loadUser()
        }}
        onRetry={retry}
      />
    </>
  )
}
