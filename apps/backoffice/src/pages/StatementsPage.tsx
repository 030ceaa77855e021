import { closingCalls } from '@ensaio/client'
import { wallClock } from '@ensaio/domain'
import { PageTitle, useClient, useNow } from '@ensaio/frame'
import {
  BookkeepingExport,
  Heading,
  MonthlyStatementList,
  Stack,
  saveFile,
  useHouseZone,
  useRemote,
} from '@ensaio/ui'
import { useTools } from '../store/backoffice-context.ts'

const asks = { closings: closingCalls }

/** `/statements`: "Fechamentos", the unpaid months of all clients, and the export for bookkeeping. */
export function StatementsPage() {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const { attempt } = useTools()
  const [statements, retry] = useRemote((signal) => client.closings.open(signal), [client])
  return (
    <Stack gap={24}>
      <PageTitle of="Fechamentos" area="Equipe" />
      <Heading level={1}>Fechamentos</Heading>
      <MonthlyStatementList
        statements={statements}
        title="A receber"
        empty="Todas as faturas estão pagas."
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

/** The closed months of a client; a payment changes what it owes, so the sheet above asks again. */
export function CompanyStatements({ id, onPaid }: { id: number; onPaid: () => Promise<void> }) {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const { attempt } = useTools()
  const [statements, retry, replace] = useRemote((signal) => client.closings.of(id, signal), [client, id])
  return (
    <MonthlyStatementList
      statements={statements}
      title="Fechamentos"
      empty="Meses de um cliente pós-pago fecham sozinhos depois que terminam."
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
