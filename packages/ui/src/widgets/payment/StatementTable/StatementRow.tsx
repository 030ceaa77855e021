import { centsOf, formatCents, formatShortInstant, type StatementEntry } from '@ensaio/domain'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Amount, Cell, EntryDetail, OnPhone } from '../statement-styles.ts'

const reais = (amount: number) => formatCents(centsOf(amount))

/** One entry of the statement, with links to its ensaio and its receipt. */
export function StatementRow(props: {
  entry: StatementEntry
  sessionHref: (id: number) => string
  receiptHref?: ((reference: string) => string) | undefined
}) {
  const { receiptHref } = props
  const { description, created_at, session_id, reference, amount, balance, author } = props.entry
  const when = formatShortInstant(created_at, useHouseZone())
  return (
    <tr>
      <Cell data-soft data-wide>
        <time dateTime={created_at}>{when}</time>
      </Cell>
      <th scope="row">
        {description}
        {author && <EntryDetail>{`Por ${author}`}</EntryDetail>}
        <OnPhone>{when}</OnPhone>
        {session_id !== null && (
          <EntryDetail>
            <TextLink href={props.sessionHref(session_id)}>
              Ver ensaio
              <VisuallyHidden> ({description})</VisuallyHidden>
            </TextLink>
          </EntryDetail>
        )}
        {reference !== null && receiptHref && (
          <EntryDetail>
            <TextLink href={receiptHref(reference)}>
              Ver recibo
              <VisuallyHidden>
                {' '}
                de {reais(amount)}, {when}
              </VisuallyHidden>
            </TextLink>
          </EntryDetail>
        )}
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
