import {
  centsOf,
  formatCents,
  type LocalDate,
  type LocalMonth,
  type MonthlyStatement,
  monthlyStatementText,
  type StatementPayment,
} from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Amount, Entries, Entry, Facts } from '../entry-styles.ts'
import { CloseMonthDialog } from './CloseMonthDialog.tsx'
import { MonthlyStatementBadge } from './MonthlyStatementBadge.tsx'
import { monthTitle } from './month-title.ts'
import { isSettled, StatementPaymentDialog, settleWords } from './StatementPaymentDialog.tsx'

/** A closed month, with its company where months of several are listed. */
export type ListedStatement = MonthlyStatement & { company?: { id: number; name: string } }

/** The props of `MonthlyStatementList`. Each promise settles once the list holds the answer. */
export type MonthlyStatementListProps = {
  statements: Remote<ListedStatement[]>
  title: string
  /** What is said without any. */
  empty: string
  /** The page of a closed month; left out, months are no links. */
  hrefOf?: (id: number) => string
  /** The page of a company; left out, companies are no links. */
  companyHref?: (id: number) => string
  /** The day that a payment starts with, and before which months can be closed. */
  today: LocalDate
  /** Marks a month as paid or takes that back; keep one key per payment until a definite answer came (rule idempotency-key). Left out, it is not offered. */
  onPay?: (statement: ListedStatement, payment: StatementPayment) => Promise<unknown>
  /** Closes a past month; left out, it is not offered. */
  onCloseMonth?: (month: LocalMonth) => Promise<unknown>
  onRetry: Press
}

/** The closed months of postpaid companies: total, due day, and how each stands; staff mark them as paid, and those in the company's favour as settled. */
export function MonthlyStatementList({ statements, ...props }: MonthlyStatementListProps) {
  const [asked, setAsked] = useState<ListedStatement | null>(null)
  const [closing, setClosing] = useState(false)
  const { onPay, onCloseMonth, today } = props
  const known = statements.state === 'ready' ? statements.value : []
  return (
    <Card
      title={props.title}
      flush
      {...(onCloseMonth && {
        aside: (
          <Button size="small" onPress={() => setClosing(true)}>
            Fechar um mês
          </Button>
        ),
      })}
    >
      <Await
        remote={statements}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar os fechamentos"
        waiting={<Skeleton height="180px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<CalendarCheck size={24} strokeWidth={1.75} />}
              title="Nenhum fechamento"
              text={props.empty}
            />
          ) : (
            <Entries role="list">
              {list.map((statement) => (
                <Line key={statement.id} {...props} statement={statement} onAsk={() => setAsked(statement)} />
              ))}
            </Entries>
          )
        }
      </Await>
      {asked && onPay && (
        <StatementPaymentDialog
          statement={asked}
          today={today}
          onPay={(payment) => onPay(asked, payment)}
          onClose={() => setAsked(null)}
        />
      )}
      {closing && onCloseMonth && (
        <CloseMonthDialog
          today={today}
          // Those of a united company are its own.
          closed={known.filter(({ closed_for }) => closed_for === undefined).map(({ month }) => month)}
          onCloseMonth={onCloseMonth}
          onClose={() => setClosing(false)}
        />
      )}
    </Card>
  )
}

function Line({
  statement,
  onAsk,
  ...props
}: Pick<MonthlyStatementListProps, 'hrefOf' | 'companyHref' | 'onPay'> & {
  statement: ListedStatement
  onAsk: () => void
}) {
  const { id, month, company, state, total } = statement
  const name = monthTitle(month)
  const action = isSettled(state) ? 'Desfazer' : settleWords(total).action
  return (
    <Entry $button={props.onPay ? 168 : 0}>
      <div>
        <strong>{props.hrefOf ? <TextLink href={props.hrefOf(id)}>{name}</TextLink> : name}</strong>
        <Facts>
          <MonthlyStatementBadge state={state} />
          <span>{monthlyStatementText(statement)}</span>
          {statement.closed_for && <span>{`De ${statement.closed_for}`}</span>}
          {company && (
            <span>
              {props.companyHref ? (
                <TextLink href={props.companyHref(company.id)}>{company.name}</TextLink>
              ) : (
                company.name
              )}
            </span>
          )}
        </Facts>
      </div>
      <Amount>{formatCents(centsOf(total))}</Amount>
      {props.onPay && total !== 0 && state !== 'carried' && (
        <Button size="small" label={[action, name, company?.name].filter(Boolean).join(', ')} onPress={onAsk}>
          {action}
        </Button>
      )}
    </Entry>
  )
}
