import {
  addressTitle,
  formatDate,
  formatInstantDate,
  type HostingList,
  type HostingPage,
  hostingDaysLeft,
  hostingLists,
  type ListedHosting,
  type LocalDate,
  unitText,
  withNoun,
} from '@ensaio/domain'
import { CalendarClock, CalendarX2, MailCheck, SearchX } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Column } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Naming, Second } from '../../../primitives/layout/data-table-styles.ts'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Count, Figure, Name, Strip } from '../../../primitives/navigation/counter-tab-styles.ts'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { PagedTable } from '../../../primitives/navigation/PagedTable.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { HostingBadge } from '../HostingBadge.tsx'

const Pair = styled(Strip)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  max-width: 560px;
`

/** The props of `HostingTable`; pages count from 1. */
export type HostingTableProps = {
  hostings: Remote<HostingPage>
  /** The day of the house, for the days that are left. */
  today: LocalDate
  /** The list on screen. */
  list: HostingList
  onList: (list: HostingList) => void
  /** The search in force. */
  text: string
  onSearch: (text: string) => void
  page: number
  onPage: (page: number) => void
  /** The page of an ensaio, by its id. */
  hrefOf: (id: number) => string
  onRetry: Press
}

const words: Record<HostingList, { label: string; caption: string; Icon: typeof CalendarClock }> = {
  ending: {
    label: 'Vencendo em 30 dias',
    caption: 'Hospedagens que vencem, a primeira a terminar no alto',
    Icon: CalendarClock,
  },
  ended: { label: 'Encerradas', caption: 'Hospedagens encerradas, a última no alto', Icon: CalendarX2 },
}

/** The hostings of tours that are about to end, or have ended: company, last day, and whether it was told (rule hosting-list). */
export function HostingTable(props: HostingTableProps) {
  const { hostings, list, text, today, hrefOf } = props
  const table = {
    caption: words[list].caption,
    columns: columnsOf(list, today, hrefOf),
    keyOf: ({ id }: ListedHosting) => id,
    card: (one: ListedHosting) => (
      <HostingRow hosting={one} list={list} today={today} href={hrefOf(one.id)} />
    ),
    isLinked: true,
  }
  return (
    <Stack gap={16}>
      <ListChoice {...props} />
      <SearchField
        label="Buscar hospedagens"
        placeholder="Cliente, endereço ou número"
        value={text}
        onSearch={props.onSearch}
      />
      <VisuallyHidden role="status">{countText(hostings)}</VisuallyHidden>
      <PagedTable
        remote={hostings}
        rowsOf={(page) => page.hostings}
        table={table}
        failureTitle="Não foi possível carregar as hospedagens"
        empty={<NoHostings list={list} text={text} onSearch={props.onSearch} />}
        page={props.page}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
    </Stack>
  )
}

function countText(hostings: Remote<HostingPage>): string {
  if (hostings.state !== 'ready' || hostings.refreshing) return ''
  const { length } = hostings.value.hostings
  return withNoun(length, 'hospedagem nesta página', 'hospedagens nesta página')
}

function ListChoice({ hostings, list, onList }: HostingTableProps) {
  return (
    <Pair
      role="group"
      aria-label="Situação das hospedagens"
      aria-busy={hostings.state === 'waiting' || undefined}
    >
      {hostingLists.map((of) => {
        const { label, Icon } = words[of]
        return (
          <Figure key={of} type="button" aria-pressed={of === list} onClick={() => onList(of)}>
            <Name>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Name>{' '}
            <Count>
              {hostings.state === 'ready' && hostings.value.totals[of].toLocaleString('pt-BR')}
              {hostings.state === 'waiting' && <Skeleton width="1.5em" height="1.2em" />}
              {hostings.state === 'failed' && (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>sem contagem</VisuallyHidden>
                </>
              )}
            </Count>
          </Figure>
        )
      })}
    </Pair>
  )
}

function Place({ hosting, href }: { hosting: ListedHosting; href: string }) {
  const Link = useLink()
  const { address, vertical_data, id } = hosting
  return (
    <>
      <Naming>
        <Link href={href}>{addressTitle(address)}</Link>
      </Naming>
      <Second>{[unitText(vertical_data), `Ensaio ${id}`].filter(Boolean).join(', ')}</Second>
    </>
  )
}

function leftText(until: LocalDate, today: LocalDate): string {
  const left = hostingDaysLeft(until, today)
  if (left < 0) return left === -1 ? 'há 1 dia' : `há ${-left} dias`
  if (left === 0) return 'hoje'
  return left === 1 ? 'amanhã' : `em ${left} dias`
}

function LastDay({ until, today }: { until: LocalDate; today: LocalDate }) {
  return (
    <>
      <time dateTime={until}>{formatDate(until)}</time>
      <Second>{leftText(until, today)}</Second>
    </>
  )
}

function Notice({ at }: { at: ListedHosting['noticed_at'] }) {
  const zone = useHouseZone()
  return at === null ? 'Ainda não avisado' : `Avisado em ${formatInstantDate(at, zone)}`
}

function columnsOf(
  list: HostingList,
  today: LocalDate,
  hrefOf: (id: number) => string,
): Column<ListedHosting>[] {
  return [
    { head: 'Imóvel', cell: (one) => <Place hosting={one} href={hrefOf(one.id)} /> },
    { head: 'Cliente', width: '24%', cell: ({ client }) => client.name },
    { head: 'Último dia', width: '15%', cell: ({ until }) => <LastDay until={until} today={today} /> },
    { head: 'Aviso', width: '20%', cell: ({ noticed_at: at }) => <Notice at={at} /> },
    { head: 'Situação', width: '140px', cell: () => <HostingBadge state={list} /> },
  ]
}

function HostingRow(props: { hosting: ListedHosting; list: HostingList; today: LocalDate; href: string }) {
  const { hosting, list, today, href } = props
  const { until, client, noticed_at: at } = hosting
  return (
    <>
      <div>
        <Place hosting={hosting} href={href} />
        <Second>{client.name}</Second>
      </div>
      <Row gap={8} justify="space-between">
        <HostingBadge state={list} />
        <Second>{`${formatDate(until)}, ${leftText(until, today)}`}</Second>
      </Row>
      <Second>
        <Notice at={at} />
      </Second>
    </>
  )
}

function NoHostings({ list, text, onSearch }: Pick<HostingTableProps, 'list' | 'text' | 'onSearch'>) {
  if (text !== '') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title={`Nenhuma hospedagem com “${text}”`}
          text="Confira o cliente, o endereço ou o número do ensaio."
          action={<Button onPress={() => onSearch('')}>Ver todas as hospedagens</Button>}
        />
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        icon={<MailCheck size={24} strokeWidth={1.75} />}
        title={list === 'ending' ? 'Nenhum tour vence em 30 dias' : 'Nenhum tour saiu do ar'}
        text={
          list === 'ending'
            ? 'Quando faltar um mês para um tour sair do ar, ele aparece aqui.'
            : 'Tours cuja hospedagem terminou aparecem aqui, e podem voltar com uma renovação.'
        }
      />
    </Card>
  )
}
