import {
  formatCnpj,
  formatPhone,
  formatRecentInstant,
  type Instant,
  type Lead,
  type LeadPage,
  withNoun,
} from '@ensaio/domain'
import { SearchX, UserPlus } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Column } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Naming, Second } from '../../../primitives/layout/data-table-styles.ts'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { PagedTable } from '../../../primitives/navigation/PagedTable.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { LeadBadge } from '../LeadBadge.tsx'
import { volumeText } from '../volume-text.ts'

/** The props of `LeadTable`. */
export type LeadTableProps = {
  leads: Remote<LeadPage>
  /** The current time, for relative dates: "hoje, 08h30". */
  now: Instant
  /** The search in force. */
  text: string
  onSearch: (text: string) => void
  page: number
  onPage: (page: number) => void
  /** Where a lead's page is. */
  hrefOf: (id: number) => string
  onRetry: Press
}

function waitingText(waiting: number): string {
  if (waiting === 0) return 'Nenhuma empresa aguarda resposta.'
  return `${withNoun(waiting, 'empresa aguarda', 'empresas aguardam')} resposta.`
}

/** The pre-registered companies: those that wait for a decision first, oldest at the top. */
export function LeadTable(props: LeadTableProps) {
  const { leads, text, now, hrefOf } = props
  const table = {
    caption: 'Novos clientes: primeiro quem aguarda',
    columns: columnsOf(now, hrefOf),
    keyOf: ({ id }: Lead) => id,
    card: (lead: Lead) => <LeadCard lead={lead} now={now} href={hrefOf(lead.id)} />,
    isLinked: true,
  }
  return (
    <Stack gap={16}>
      <SearchField
        label="Buscar novos clientes"
        placeholder="Nome, CNPJ ou e-mail"
        value={text}
        onSearch={props.onSearch}
      />
      <PagedTable
        remote={leads}
        rowsOf={(page) => page.leads}
        table={table}
        failureTitle="Não foi possível carregar os novos clientes"
        empty={<NoLeads text={text} onSearch={props.onSearch} />}
        above={({ waiting }) => (
          <div role="status">
            <Text soft>{waitingText(waiting)}</Text>
          </div>
        )}
        page={props.page}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
    </Stack>
  )
}

function Name({ lead, href }: { lead: Lead; href: string }) {
  const Link = useLink()
  return (
    <>
      <Naming>
        <Link href={href}>{lead.company}</Link>
      </Naming>
      {lead.identification && <Second>{formatCnpj(lead.identification)}</Second>}
    </>
  )
}

function Since({ lead, now }: { lead: Lead; now: Instant }) {
  return <time dateTime={lead.created_at}>{formatRecentInstant(lead.created_at, now, useHouseZone())}</time>
}

function columnsOf(now: Instant, hrefOf: (id: number) => string): Column<Lead>[] {
  return [
    { head: 'Empresa', cell: (lead) => <Name lead={lead} href={hrefOf(lead.id)} /> },
    {
      head: 'Contato',
      width: '23%',
      cell: ({ name, phone }) => (
        <>
          {name}
          <Second>{formatPhone(phone)}</Second>
        </>
      ),
    },
    { head: 'Volume', width: '20%', cell: (lead) => volumeText(lead) || '–' },
    { head: 'Desde', width: '17%', cell: (lead) => <Since lead={lead} now={now} /> },
    { head: 'Situação', width: '152px', cell: ({ state }) => <LeadBadge state={state} /> },
  ]
}

function LeadCard({ lead, now, href }: { lead: Lead; now: Instant; href: string }) {
  return (
    <>
      <div>
        <Name lead={lead} href={href} />
        <Second>{`${lead.name}, ${formatPhone(lead.phone)}`}</Second>
        <Second>{volumeText(lead)}</Second>
      </div>
      <Row gap={8} justify="space-between">
        <LeadBadge state={lead.state} />
        <Second>
          <Since lead={lead} now={now} />
        </Second>
      </Row>
    </>
  )
}

function NoLeads({ text, onSearch }: Pick<LeadTableProps, 'text' | 'onSearch'>) {
  return (
    <Card>
      {text === '' ? (
        <EmptyState
          icon={<UserPlus size={24} strokeWidth={1.75} />}
          title="Nenhum cliente novo por enquanto"
          text="Os pré-cadastros aparecem aqui. Os de grande volume aguardam a sua resposta."
        />
      ) : (
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title={`Nenhum cliente novo com “${text}”`}
          text="Confira a empresa, o contato, o CNPJ ou o e-mail."
          action={<Button onPress={() => onSearch('')}>Ver todos os novos clientes</Button>}
        />
      )}
    </Card>
  )
}
