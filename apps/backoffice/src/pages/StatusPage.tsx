import { operationCalls } from '@ensaio/client'
import { PageTitle, useClient, useNow } from '@ensaio/frame'
import { Heading, OperationStatus, Stack, useRemote } from '@ensaio/ui'

const asks = { operation: operationCalls }

/** `/status`: "Situação", the state of the system. */
export function StatusPage() {
  const client = useClient(asks)
  const now = useNow()
  const [status, retry] = useRemote((signal) => client.operation.status(signal), [client])
  return (
    <Stack gap={24}>
      <PageTitle of="Situação" area="Equipe" />
      <Heading level={1}>Situação</Heading>
      <OperationStatus status={status} now={now} failedMailsHref="/outbox?situacao=failed" onRetry={retry} />
    </Stack>
  )
}
