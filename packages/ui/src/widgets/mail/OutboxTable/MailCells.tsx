import { formatPhone, formatRecentInstant, type Instant, type OutboxMail, progressText } from '@ensaio/domain'
import styled from 'styled-components'
import type { Column } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Naming, Second } from '../../../primitives/layout/data-table-styles.ts'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { color } from '../../../theme/tokens.ts'
import { MailBadge } from '../MailBadge.tsx'
import { attemptsText } from './attempts-text.ts'

const Problem = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.danger};
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

function Subject({ mail, href }: { mail: OutboxMail; href: string }) {
  const Link = useLink()
  return (
    <>
      <Naming>
        <Link href={href}>{mail.subject}</Link>
      </Naming>
      {mail.state !== 'sent' && mail.last_error && <Problem>{mail.last_error}</Problem>}
    </>
  )
}

function Recipient({ recipient, recipient_name }: OutboxMail) {
  const address = formatPhone(recipient)
  return recipient_name ? (
    <>
      {recipient_name}
      <Second>{address}</Second>
    </>
  ) : (
    address
  )
}

function When({ mail, now }: { mail: OutboxMail; now: Instant }) {
  const moment = mail.sent_at ?? mail.created_at
  return <time dateTime={moment}>{formatRecentInstant(moment, now, useHouseZone())}</time>
}

/** The columns of "Caixa de saída". */
export function mailColumns(now: Instant, hrefOf: (id: number) => string): Column<OutboxMail>[] {
  return [
    { head: 'Assunto', cell: (mail) => <Subject mail={mail} href={hrefOf(mail.id)} /> },
    { head: 'Para', width: '27%', cell: (mail) => <Recipient {...mail} /> },
    { head: 'Quando', width: '192px', cell: (mail) => <When mail={mail} now={now} /> },
    {
      head: 'Situação',
      width: '160px',
      cell: (mail) => (
        <>
          <MailBadge state={mail.state} />
          {progressText(mail) && <Second>{progressText(mail)}</Second>}
          {mail.attempts > 1 || mail.state !== 'sent' ? <Second>{attemptsText(mail.attempts)}</Second> : null}
        </>
      ),
    },
  ]
}

/** A mail as a card, for narrow screens. */
export function MailCard({ mail, now, href }: { mail: OutboxMail; now: Instant; href: string }) {
  return (
    <>
      <div>
        <Subject mail={mail} href={href} />
        <Second>{mail.recipient_name ?? formatPhone(mail.recipient)}</Second>
      </div>
      <Row gap={8} justify="space-between">
        <MailBadge state={mail.state} />
        <Second>
          {progressText(mail) && `${progressText(mail)}, `}
          <When mail={mail} now={now} />
        </Second>
      </Row>
    </>
  )
}
