import { paymentCalls } from '@ensaio/client'
import { isPrepaid } from '@ensaio/domain'
import { PageTitle, useClient, userOf } from '@ensaio/frame'
import {
  Await,
  Button,
  Heading,
  ReceiptSheet,
  Row,
  Skeleton,
  Stack,
  StatementTable,
  TextLink,
  useRemote,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useMay } from '../frame/ClientArea.tsx'
import { usePortal } from '../store/portal-context.ts'

const asks = { payments: paymentCalls }

/** `/statement`: "Extrato", the balance and its entries. */
export function StatementPage() {
  const client = useClient(asks)
  const company = usePortal((state) => userOf(state)?.client)
  const mayPay = useMay('payment')
  const [statement, retry] = useRemote((signal) => client.payments.statement(signal), [client])
  return (
    <Stack gap={24}>
      <PageTitle of="Extrato" />
      <Row gap={16} justify="space-between">
        <Heading level={1}>Extrato</Heading>
        {mayPay && company && isPrepaid(company) && (
          <Button variant="primary" href="/payment">
            Comprar crédito
          </Button>
        )}
      </Row>
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
