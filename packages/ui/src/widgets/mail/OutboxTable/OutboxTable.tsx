import type { Instant, MailPage, MailState, OutboxMail } from '@ensaio/domain'
import { withNoun } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { PagedTable } from '../../../primitives/navigation/PagedTable.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { MailCard, mailColumns } from './MailCells.tsx'
import { MailFilter } from './MailFilter.tsx'
import { NoMails } from './NoMails.tsx'

/** The props of `OutboxTable`; pages count from 1. */
export type OutboxTableProps = {
  mails: Remote<MailPage>
  /** The current time, for relative dates: "hoje, 08h30". */
  now: Instant
  /** The state that the list is filtered by; null for all. */
  mailState: MailState | null
  onMailState: (state: MailState | null) => void
  /** The current search text. */
  text: string
  onSearch: (text: string) => void
  /** Takes away text and state, so that all mails are shown. */
  onClear: () => void
  page: number
  onPage: (page: number) => void
  /** The page of a mail, by its id. */
  hrefOf: (id: number) => string
  onRetry: Press
}

function countText(mails: Remote<MailPage>): string {
  if (mails.state !== 'ready' || mails.refreshing) return ''
  const { length } = mails.value.mails
  return withNoun(length, 'mensagem nesta página', 'mensagens nesta página')
}

/** "Caixa de saída": all mails, waiting, sent or failed, newest first (rule mail-outbox). */
export function OutboxTable(props: OutboxTableProps) {
  const { mails, now, hrefOf } = props
  const table = {
    caption: 'Mensagens, da mais nova à mais antiga',
    columns: mailColumns(now, hrefOf),
    keyOf: ({ id }: OutboxMail) => id,
    card: (mail: OutboxMail) => <MailCard mail={mail} now={now} href={hrefOf(mail.id)} />,
    isLinked: true,
  }
  return (
    <Stack gap={16}>
      <MailFilter page={mails} chosen={props.mailState} onChoose={props.onMailState} />
      <SearchField
        label="Buscar mensagens"
        placeholder="Destinatário ou assunto"
        value={props.text}
        onSearch={props.onSearch}
      />
      <VisuallyHidden role="status">{countText(mails)}</VisuallyHidden>
      <PagedTable
        remote={mails}
        rowsOf={(page) => page.mails}
        table={table}
        failureTitle="Não foi possível carregar as mensagens"
        empty={<NoMails isFiltered={props.text !== '' || props.mailState !== null} onClear={props.onClear} />}
        page={props.page}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
    </Stack>
  )
}
