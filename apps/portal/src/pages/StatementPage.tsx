import { paymentCalls } from '@ensaio/client'
import { PageTitle } from '@ensaio/frame'
import {
  Await,
  Heading,
  ReceiptSheet,
  Skeleton,
  Stack,
  StatementTable,
  TextLink,
  useRemote,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useClient } from '../store/portal-context.ts'

const asks = { payments: paymentCalls }

/** `/statement`: "Extrato". */
export function StatementPage() {
  const client = useClient(asks)
  const [statement, retry] = useRemote((signal) => client.payments.statement(signal), [client])
  return (
    <Stack gap={24}>
      <PageTitle of="Extrato" />
      <Heading level={1}>Extrato</Heading>
      <StatementTable
        statement={statement}
        sessionHref={(id) => `/sessions/${id}`}
        receiptHref={(reference) => `/statement/${reference}`}
        onRetry={retry}
      />
    </Stack>
  )
}

/** `/statement/{reference}`: a receipt to print. */
export function ReceiptPage() {
  const { reference = '' } = useParams()
  const client = useClient(asks)
  const [receipt, retry] = useRemote(
    (signal) => client.payments.receipt(reference, signal),
    [client, reference],
  )
  return (
    <Stack gap={24}>
      <PageTitle of="Recibo" />
      <TextLink href="/statement">Voltar ao extrato</TextLink>
      <Await remote={receipt} onRetry={retry} waiting={<Skeleton height="420px" />}>
        {(value) => <ReceiptSheet receipt={value} onPrint={() => window.print()} />}
      </Await>
    </Stack>
  )
}
