import { paymentCalls, statementCalls } from '@ensaio/client'
import { isPrepaid, wallClock } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow, userOf } from '@ensaio/frame'
import {
  Await,
  Button,
  Heading,
  MonthlyStatementList,
  MonthlyStatementSheet,
  ReceiptSheet,
  Row,
  Skeleton,
  Stack,
  StatementTable,
  saveFile,
  TextLink,
  useHouseZone,
  useRemote,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useMay } from '../frame/ClientArea.tsx'
import { usePortal } from '../store/portal-context.ts'

const asks = { payments: paymentCalls, statements: statementCalls }

/** `/statement`: "Extrato", the balance and its entries. */
export function StatementPage() {
  const client = useClient(asks)
  const company = usePortal((state) => userOf(state)?.client)
  const mayPay = useMay('payment')
  const [statement, retry] = useRemote((signal) => client.payments.statement(signal), [client])
  useComingBack(retry)
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
      <ClosedMonths isBilled={company !== null && company !== undefined && !isPrepaid(company)} />
    </Stack>
  )
}

/** "Fechamentos": the closed months; a prepaid company sees them only if it has some, from when it was billed. */
function ClosedMonths({ isBilled }: { isBilled: boolean }) {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const [statements, retry] = useRemote((signal) => client.statements.list(signal), [client])
  useComingBack(retry)
  const hasSome = statements.state === 'ready' && statements.value.length > 0
  if (!isBilled && !hasSome) return null
  return (
    <MonthlyStatementList
      statements={statements}
      title="Fechamentos"
      empty="Quando um mês com ensaios termina, a fatura dele aparece aqui."
      hrefOf={(id) => `/statements/${id}`}
      today={today}
      onRetry={retry}
    />
  )
}

/** `/statements/{id}`: a closed month, to print or to save. */
export function MonthlyStatementPage() {
  const id = Number(useParams().id)
  return <MonthlyStatement key={id} id={id} />
}

function MonthlyStatement({ id }: { id: number }) {
  const client = useClient(asks)
  const [statement, retry] = useRemote((signal) => client.statements.get(id, signal), [client, id])
  return (
    <Stack gap={24}>
      <PageTitle of="Fechamento" />
      <TextLink href="/statement">Voltar ao extrato</TextLink>
      <Await remote={statement} onRetry={retry} waiting={<Skeleton height="420px" />}>
        {(value) => (
          <MonthlyStatementSheet
            statement={value}
            onPrint={() => window.print()}
            onDownloadPdf={async (share, signal) =>
              saveFile(await client.statements.downloadPdf(id, share, signal))
            }
            onDownload={async (share, signal) =>
              saveFile(await client.statements.download(id, share, signal))
            }
          />
        )}
      </Await>
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
