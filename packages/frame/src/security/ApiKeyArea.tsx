import type { ApiKey, CreatedApiKey, NewApiKey } from '@ensaio/domain'
import { ApiKeyList, type ApiKeyListProps, useRemote } from '@ensaio/ui'
import { useNow } from '../app-context.ts'
import { useComingBack } from '../login/useComingBack.ts'

/** The calls about the keys of a company, or of the house. */
export type KeyCalls = {
  list: (signal: AbortSignal) => Promise<ApiKey[]>
  create: (form: NewApiKey) => Promise<CreatedApiKey>
  revoke: (id: number) => Promise<ApiKey[]>
}

/** The keys of the API fed by their calls, whose identity stands for their owner. */
export function ApiKeyArea({ of, calls }: Pick<ApiKeyListProps, 'of'> & { calls: KeyCalls }) {
  const now = useNow()
  const [keys, retry, replace] = useRemote((signal) => calls.list(signal), [calls])
  useComingBack(retry)
  return (
    <ApiKeyList
      of={of}
      keys={keys}
      now={now}
      onCreate={async (form) => {
        const created = await calls.create(form)
        // Without awaiting it: the secret is shown only once, whatever happens to this answer.
        void retry()
        return created
      }}
      onRevoke={async (id) => replace(await calls.revoke(id))}
      onRetry={retry}
    />
  )
}
