import { firstStepsCalls, operationCalls } from '@ensaio/client'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import { Grid, Heading, HouseTestCard, MessageTestCard, OperationStatus, Stack, useRemote } from '@ensaio/ui'

const asks = { operation: operationCalls, firstSteps: firstStepsCalls }

/** `/status`: "Situação", the state of the system, and tests that mails and messages leave (rules mail-test and message-test). */
export function StatusPage() {
  const client = useClient(asks)
  const now = useNow()
  const [status, retry] = useRemote((signal) => client.operation.status(signal), [client])
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Situação" area="Equipe" />
      <Heading level={1}>Situação</Heading>
      <OperationStatus status={status} now={now} failedMailsHref="/outbox?situacao=failed" onRetry={retry} />
      <Grid desktopColumns="repeat(2, minmax(0, 1fr))" gap={24} align="start">
        <HouseTestCard of="mails" onTest={() => client.firstSteps.testMails()} />
        <MessageTestCard onTest={(message) => client.firstSteps.testMessages(message)} />
      </Grid>
    </Stack>
  )
}
