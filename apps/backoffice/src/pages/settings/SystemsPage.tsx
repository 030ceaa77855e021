import { houseKeyCalls, houseWebhookCalls } from '@ensaio/client'
import { ApiKeyArea, type HookCalls, type KeyCalls, PageTitle, useClient, WebhookArea } from '@ensaio/frame'
import { Stack } from '@ensaio/ui'
import { useMemo } from 'react'

const asks = { houseKeys: houseKeyCalls, houseWebhooks: houseWebhookCalls }

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
  const hooks = useMemo<HookCalls>(
    () => ({
      list: (signal) => client.houseWebhooks.list(signal),
      add: (form) => client.houseWebhooks.add(form),
      change: (id, change) => client.houseWebhooks.change(id, change),
      remove: (id) => client.houseWebhooks.remove(id),
      renewSecret: (id) => client.houseWebhooks.renewSecret(id),
      deliveries: (id, signal) => client.houseWebhooks.deliveries(id, signal),
      replay: (id, deliveryId) => client.houseWebhooks.replay(id, deliveryId),
    }),
    [client],
  )
  return (
    <Stack gap={24}>
      <PageTitle of="Integrações" area="Equipe" />
      <ApiKeyArea of="house" calls={keys} />
      <WebhookArea calls={hooks} />
    </Stack>
  )
}
