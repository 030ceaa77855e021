import { houseKeyCalls } from '@ensaio/client'
import { ApiKeyArea, type KeyCalls, PageTitle, useClient } from '@ensaio/frame'
import { useMemo } from 'react'

const asks = { houseKeys: houseKeyCalls }

/** `/settings/systems`: what other systems of the house use. */
export function SystemsPage() {
  const client = useClient(asks)
  const keys = useMemo<KeyCalls>(
    () => ({
      list: (signal) => client.houseKeys.list(signal),
      create: (form) => client.houseKeys.create(form),
      revoke: (id) => client.houseKeys.revoke(id),
    }),
    [client],
  )
  return (
    <>
      <PageTitle of="Integrações" area="Equipe" />
      <ApiKeyArea of="house" calls={keys} />
    </>
  )
}
