import {
  centsOf,
  defaultZone,
  formatCents,
  formatShortInstant,
  type Statement,
  type StatementEntry,
} from '@ensaio/domain'
import { ReceiptText } from 'lucide-react'
import { Await } from '../../primitives/Await/Await.tsx'
import type { Press } from '../../primitives/Button/usePress.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../remote/remote.ts'
import { Balance, Sheet } from './StatementTable.styles.ts'

export type StatementTableProps = {
  statement: Remote<Statement>
  /** Where an ensaio is. */
  sessionHref: (id: number) => string
  /** Where a payment's receipt is. */
  receiptHref: (reference: string) => string
  onRetry: Press
}

const reais = (amount: number) => formatCents(centsOf(amount))

function Row({
  entry,
  sessionHref,
  receiptHref,
}: { entry: StatementEntry } & Pick<StatementTableProps, 'sessionHref' | 'receiptHref'>) {
  const { session_id, reference } = entry
  return (
    <tr>
      <td>
        <time dateTime={entry.created_at}>{formatShortInstant(entry.created_at, defaultZone)}</time>
      </td>
      <th scope="row">
        {session_id === null ? (
          entry.description
        ) : (
          <TextLink href={sessionHref(session_id)}>{entry.description}</TextLink>
        )}
        {reference !== null && (
          <TextLink href={receiptHref(reference)}>
            Recibo<VisuallyHidden> de {reais(entry.amount)}</VisuallyHidden>
          </TextLink>
        )}
      </th>
      <td
        data-sign={entry.amount < 0 ? 'out' : 'in'}
      >{`${entry.amount > 0 ? '+' : ''}${reais(entry.amount)}`}</td>
      <td>{reais(entry.balance)}</td>
    </tr>
  )
}

/** "Extrato": what moved the credit, newest first, each with where it leads; amounts in reais. */
export function StatementTable({ statement, onRetry, ...hrefs }: StatementTableProps) {
  return (
    <Await remote={statement} onRetry={onRetry} waiting={<Skeleton height="280px" />}>
      {({ balance, entries }) => (
        <>
          <Balance>
            Saldo <strong>{reais(balance)}</strong>
          </Balance>
          {entries.length === 0 ? (
            <EmptyState
              icon={<ReceiptText size={24} strokeWidth={1.75} />}
              title="Nenhum lançamento ainda"
              text="Pagamentos e ensaios pedidos aparecem aqui, com recibo."
            />
          ) : (
            <Sheet>
              <caption>
                <VisuallyHidden>Lançamentos, do mais novo ao mais antigo</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">Data</th>
                  <th scope="col">Lançamento</th>
                  <th scope="col">Valor</th>
                  <th scope="col">Saldo</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} {...hrefs} />
                ))}
              </tbody>
            </Sheet>
          )}
        </>
      )}
    </Await>
  )
}
