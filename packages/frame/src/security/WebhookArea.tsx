import type { NewWebhook, SecretWebhook, Webhook, WebhookChange, WebhookDelivery } from '@ensaio/domain'
import { useRemote, WebhookList } from '@ensaio/ui'
import { useNow } from '../app-context.ts'
import { useComingBack } from '../login/useComingBack.ts'

/** The calls about the addresses of a company, or of the house. */
export type HookCalls = {
  list: (signal: AbortSignal) => Promise<Webhook[]>
  add: (form: NewWebhook) => Promise<SecretWebhook>
  change: (id: number, change: WebhookChange) => Promise<Webhook[]>
  remove: (id: number) => Promise<Webhook[]>
  renewSecret: (id: number) => Promise<SecretWebhook>
  deliveries: (id: number, signal: AbortSignal) => Promise<WebhookDelivery[]>
  replay: (id: number, deliveryId: number) => Promise<WebhookDelivery[]>
}

/** The addresses that events are sent to, fed by their calls, whose identity stands for their owner. */
export function WebhookArea({ calls }: { calls: HookCalls }) {
  const now = useNow()
  const [webhooks, retry, replace] = useRemote((signal) => calls.list(signal), [calls])
  useComingBack(retry)
  return (
    <WebhookList
      webhooks={webhooks}
      now={now}
      onAdd={async (form) => {
        const added = await calls.add(form)
        // Without awaiting it: the secret is shown only once, whatever happens to this answer.
        void retry()
        return added
      }}
      onChange={async (id, change) => replace(await calls.change(id, change))}
      onRenewSecret={calls.renewSecret}
      onRemove={async (id) => replace(await calls.remove(id))}
      loadDeliveries={calls.deliveries}
      onReplay={calls.replay}
      onRetry={retry}
    />
  )
}
