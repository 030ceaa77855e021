import { centsOf, formatCents, longestStatement, type Statement, withNoun } from '@ensaio/domain'
import { ReceiptText } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { StatementSkeleton } from '../StatementSkeleton.tsx'
import { Balance, Sheet, Table } from '../statement-styles.ts'
import { StatementRow } from './StatementRow.tsx'

/** The props of `StatementTable`. */
export type StatementTableProps = {
  statement: Remote<Statement>
  /** The page of an ensaio, by its id. */
  sessionHref: (id: number) => string
  /** The receipt of a payment, by its reference; left out when receipts cannot be opened. */
  receiptHref?: (reference: string) => string
  onRetry: Press
}

/** "Extrato": the balance and its entries, newest first, each with links to its ensaio and receipt, and those of the other account, if any; amounts in reais. */
export function StatementTable({ statement, onRetry, ...hrefs }: StatementTableProps) {
  return (
    <Await
      remote={statement}
      onRetry={onRetry}
      failureTitle="Não foi possível carregar o extrato"
      waiting={<StatementSkeleton />}
    >
      {({ other, ...own }) => (
        <Stack gap={24}>
          <Account {...own} {...hrefs} creditLabel="Saldo" />
          {other && <Account {...other} {...hrefs} creditLabel="Crédito guardado" />}
        </Stack>
      )}
    </Await>
  )
}

type Hrefs = Pick<StatementTableProps, 'sessionHref' | 'receiptHref'>

function Account({
  account,
  balance,
  entries,
  creditLabel,
  ...hrefs
}: Omit<Statement, 'other'> & Hrefs & { creditLabel: string }) {
  return (
    <>
      <Balance>
        {account === 'invoice' ? 'Total em fatura' : creditLabel}{' '}
        <strong>{formatCents(account === 'invoice' ? -centsOf(balance) : centsOf(balance))}</strong>
      </Balance>
      <Sheet>
        {entries.length === 0 ? (
          <EmptyState
            icon={<ReceiptText size={24} strokeWidth={1.75} />}
            title="Nenhum lançamento ainda"
            text="Pagamentos e ensaios pedidos aparecem aqui, com recibo."
          />
        ) : (
          <Entries entries={entries} {...hrefs} />
        )}
      </Sheet>
      {entries.length >= longestStatement && (
        <Text soft>
          {`Aqui estão os ${withNoun(entries.length, 'lançamento mais novo', 'lançamentos mais novos')}. O extrato inteiro vem na cópia dos dados da empresa.`}
        </Text>
      )}
    </>
  )
}

function Entries({ entries, ...hrefs }: Pick<Statement, 'entries'> & Hrefs) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>Lançamentos, do mais novo ao mais antigo</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" data-wide>
            Data
          </th>
          <th scope="col">Lançamento</th>
          <th scope="col" data-end>
            Valor <i>e saldo</i>
          </th>
          <th scope="col" data-end data-wide>
            Saldo
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <StatementRow key={entry.id} entry={entry} {...hrefs} />
        ))}
      </tbody>
    </Table>
  )
}
