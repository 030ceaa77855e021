import { closingCalls } from '@ensaio/client'
import { wallClock } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import {
  Await,
  BookkeepingExport,
  Heading,
  MonthlyStatementList,
  MonthlyStatementSheet,
  Row,
  Skeleton,
  Stack,
  saveFile,
  TextLink,
  useHouseZone,
  useRemote,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useTools } from '../store/backoffice-context.ts'

const asks = { closings: closingCalls }

/** `/statements`: "Fechamentos", the unpaid months of all clients, and the export for bookkeeping. */
export function StatementsPage() {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const { attempt } = useTools()
  const [statements, retry] = useRemote((signal) => client.closings.open(signal), [client])
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Fechamentos" area="Equipe" />
      <Heading level={1}>Fechamentos</Heading>
      <MonthlyStatementList
        statements={statements}
        title="A receber"
        empty="Todas as faturas estão pagas."
        hrefOf={statementHref}
        companyHref={(id) => `/companies/${id}`}
        today={today}
        onPay={async ({ id, company }, payment) => {
          await attempt(`statement-${id}`, payment, (key) =>
            client.closings.pay(company?.id ?? 0, id, payment, key),
          )
          await retry()
        }}
        onRetry={retry}
      />
      <BookkeepingExport
        today={today}
        onExport={async (period, share, signal) =>
          saveFile(await client.closings.export(period, share, signal))
        }
      />
    </Stack>
  )
}

const statementHref = (id: number) => `/statements/${id}`

/** `/statements/{id}`: a closed month of a client, to print or to save. */
export function StaffStatementPage() {
  const id = Number(useParams().id)
  return <Statement key={id} id={id} />
}

function Statement({ id }: { id: number }) {
  const client = useClient(asks)
  const [statement, retry] = useRemote((signal) => client.closings.get(id, signal), [client, id])
  return (
    <Stack gap={24}>
      <PageTitle of="Fechamento" area="Equipe" />
      <Row gap={16}>
        <TextLink href="/statements">Todos os fechamentos</TextLink>
        {statement.state === 'ready' && (
          <TextLink href={`/companies/${statement.value.company.id}`}>Abrir o cliente</TextLink>
        )}
      </Row>
      <Await remote={statement} onRetry={retry} waiting={<Skeleton height="420px" />}>
        {(value) => (
          <MonthlyStatementSheet
            statement={value}
            onPrint={() => window.print()}
            onDownloadPdf={async (share, signal) =>
              saveFile(await client.closings.downloadPdf(id, share, signal))
            }
            onDownload={async (share, signal) => saveFile(await client.closings.download(id, share, signal))}
          />
        )}
      </Await>
    </Stack>
  )
}

/** The closed months of a client; a payment changes what it owes, so the sheet above asks again. */
export function CompanyStatements({ id, onPaid }: { id: number; onPaid: () => Promise<void> }) {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const { attempt } = useTools()
  const [statements, retry, replace] = useRemote((signal) => client.closings.of(id, signal), [client, id])
  useComingBack(retry)
  return (
    <MonthlyStatementList
      statements={statements}
      title="Fechamentos"
      empty="Meses de um cliente pós-pago fecham sozinhos depois que terminam."
      hrefOf={statementHref}
      today={today}
      onPay={async (statement, payment) => {
        replace(
          await attempt(`statement-${statement.id}`, payment, (key) =>
            client.closings.pay(id, statement.id, payment, key),
          ),
        )
        await onPaid()
      }}
      onCloseMonth={async (month) => replace(await client.closings.close(id, month))}
      onRetry={retry}
    />
  )
}
