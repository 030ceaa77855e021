import { createClient } from '@ensaio/client'
import {
  addressTitle,
  type SessionFilter,
  type SessionPage,
  type SessionSearch,
  searchSessions,
  sessionStatuses,
} from '@ensaio/domain'
import { now, refuse, reply, sessionPage, sessionSummaries } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Pagination } from '../../../primitives/navigation/Pagination/Pagination.tsx'
import { type Remote, ready } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { Counters } from '../Counters/Counters.tsx'
import { SessionFilters } from '../SessionFilters/SessionFilters.tsx'
import { SessionTable, type SessionTableProps } from './SessionTable.tsx'
import type { SessionOrdering } from './session-ordering.ts'

const byDate: SessionOrdering = { order_by: 'scheduled_for', descending: true }

const meta = preview.meta({
  title: 'Componentes/Ensaio/SessionTable: pela rede',
  component: SessionTable,
  args: {
    page: ready(sessionPage()) as Remote<SessionPage>,
    now,
    order: byDate,
    onOrder: fn(),
    hrefOf: (id: number) => `#/sessions/${id}`,
    isFiltered: false,
    onClear: fn(),
    onRetry: fn(),
  },
})

/** The list itself, whichever way it is laid out. */
function items() {
  return within(screen.queryByRole('table') ?? screen.getByRole('list', { name: /^Ensaios/ }))
}

const client = createClient({ baseUrl: '/api' })

export const FalhouEVoltou = meta.story({
  ...notPictured,
  name: 'Pela rede, falhou e voltou',
  beforeEach({ msw }) {
    msw.use(refuse(searchSessions, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  render: function Adopter(args) {
    const [page, retry] = useRemote((signal) => client.sessions.search({}, signal), [])
    return <SessionTable {...args} page={page} onRetry={retry} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(items().getAllByRole('link')).toHaveLength(sessionStatuses.length))
  },
})

/** The whole list as an adopter composes it: one question, whose answer feeds the counters, the rows and the pages. */
function SessionList(args: SessionTableProps) {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<SessionFilter>({})
  const [order, setOrder] = useState(args.order)
  const [found, retry] = useRemote(
    (signal) => client.sessions.search({ page, filter, ...order }, signal),
    [page, filter, order],
  )
  const [services, retryServices] = useRemote((signal) => client.services.list(signal), [])
  const narrow = (to: SessionFilter) => {
    setFilter(to)
    setPage(1)
  }
  return (
    <Stack gap={16}>
      <Counters
        totals={found}
        active={filter.status ?? []}
        onSelect={(of) => narrow({ ...filter, status: of === null ? undefined : [of] })}
      />
      <SessionFilters value={filter} services={services} onRetryServices={retryServices} onChange={narrow} />
      <SessionTable
        {...args}
        page={found}
        order={order}
        onOrder={setOrder}
        isFiltered={activeCount(filter) > 0}
        onClear={() => narrow({})}
        onRetry={retry}
      />
      {found.state === 'ready' && (
        <Pagination page={page} lastPage={found.value.last_page} onPage={setPage} />
      )}
    </Stack>
  )
}

const activeCount = (filter: SessionFilter) => Object.values(filter).filter((one) => one !== undefined).length

export const ComAApi = meta.story({
  name: 'Com a API',
  beforeEach({ msw }) {
    msw.use(
      reply(searchSessions, async ({ request }) => {
        const asked: SessionSearch = await request.json()
        const all = [1, 2].flatMap((turn) =>
          sessionSummaries().map((one) => ({ ...one, id: one.id + turn * 100 })),
        )
        const { status: wanted, address } = asked.filter ?? {}
        const kept = all
          .filter((one) => !wanted || wanted.includes(one.status))
          .filter((one) => !address || addressTitle(one.address).includes(address))
        const page = asked.page ?? 1
        const totals = sessionPage({ sessions: all })
        return {
          ...totals,
          sessions: kept.slice((page - 1) * 8, page * 8),
          last_page: Math.ceil(kept.length / 8),
        }
      }),
    )
  },
  render: (args) => <SessionList {...args} />,
  play: async ({ canvas, args }) => {
    const shown = () =>
      items()
        .getAllByRole('link')
        .map((one) => one.getAttribute('href'))
    const first = args.hrefOf(1149)
    const second = args.hrefOf(1249)
    await waitFor(() => expect(shown()).toContain(first))

    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }))
    await waitFor(() => expect(shown()).toContain(second))

    // A filter returns to the first page; a single page has no pagination.
    await userEvent.click(canvas.getByRole('button', { name: 'Entregues 2' }))
    await waitFor(() => expect(shown()).toHaveLength(2))
    await expect(canvas.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Remover filtro Entregue' })).toBeVisible()

    await userEvent.type(
      canvas.getByRole('searchbox', { name: /^Buscar por endereço/ }),
      'Rua Inexistente{Enter}',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(shown()).toHaveLength(8))
    await expect(canvas.getByRole('searchbox', { name: /^Buscar por endereço/ })).toHaveValue('')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 1')
  },
})
