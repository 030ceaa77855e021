import { centsOf, defaultZone, formatCents, formatShortInstant, type StatementEntry } from '@ensaio/domain'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Amount, Cell, OnPhone, Second } from './StatementTable.styles.ts'

const reais = (amount: number) => formatCents(centsOf(amount))

/** One movement of the credit, and where it leads. */
export function StatementRow(props: {
  entry: StatementEntry
  sessionHref: (id: number) => string
  receiptHref: (reference: string) => string
}) {
  const { description, created_at, session_id, reference, amount, balance } = props.entry
  const when = formatShortInstant(created_at, defaultZone)
  return (
    <tr>
      <Cell data-soft data-wide>
        <time dateTime={created_at}>{when}</time>
      </Cell>
      <th scope="row">
        {session_id === null ? (
          description
        ) : (
          <TextLink quiet href={props.sessionHref(session_id)}>
            {description}
          </TextLink>
        )}
        <OnPhone>{when}</OnPhone>
        <Second>
          {reference !== null && (
            <TextLink href={props.receiptHref(reference)}>
              Ver recibo
              <VisuallyHidden>
                {' '}
                de {reais(amount)}, {when}
              </VisuallyHidden>
            </TextLink>
          )}
        </Second>
      </th>
      <Cell data-end>
        <Amount data-sign={amount > 0 ? 'in' : 'out'}>{`${amount > 0 ? '+' : ''}${reais(amount)}`}</Amount>
        <OnPhone>
          <VisuallyHidden>Saldo: </VisuallyHidden>
          {reais(balance)}
        </OnPhone>
      </Cell>
      <Cell data-end data-soft data-wide>
        {reais(balance)}
      </Cell>
    </tr>
  )
}
