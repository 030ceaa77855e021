import { addDays, Failure, type SessionPage, sessionStatuses, status, statusLabel } from '@ensaio/domain'
import { longAddress, now, pictures, provider, sessionPage, sessionSummary, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { inEveryMode, notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { SessionTable, type SessionTableProps } from './SessionTable.tsx'
import type { SessionOrdering } from './session-ordering.ts'

function Ordering(props: SessionTableProps) {
  const [order, setOrder] = useState(props.order)
  return (
    <SessionTable
      {...props}
      order={order}
      onOrder={(to) => {
        props.onOrder(to)
        setOrder(to)
      }}
    />
  )
}

const byDate: SessionOrdering = { order_by: 'scheduled_for', descending: true }

const meta = preview.meta({
  title: 'Componentes/Ensaio/SessionTable',
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
  render: (args) => <Ordering {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Os ensaios de uma empresa, uma página por vez. É uma tabela quando a lista tem 1040 px ou mais e uma lista de cartões quando tem menos (só um dos dois existe para o leitor de tela). A linha toda é um único link, com o endereço e a unidade no nome. `now` decide o que já aconteceu e o que está atrasado. Ordena pelo cabeçalho (`aria-sort`) ou, nos cartões, por um seletor. Enquanto outra página chega, a atual continua à vista.',
      },
    },
  },
})

/** The list itself, whichever way it is laid out. */
function items() {
  return within(screen.queryByRole('table') ?? screen.getByRole('list', { name: /^Ensaios/ }))
}

/** The list in a box whose width changes. */
function Narrowing(props: SessionTableProps) {
  const [isWide, setWide] = useState(true)
  return (
    <>
      <Button onPress={() => setWide(!isWide)}>Trocar a largura</Button>
      <div style={{ width: isWide ? 1100 : 'min(360px, 100%)' }}>
        <SessionTable {...props} />
      </div>
    </>
  )
}

export const OutraLargura = meta.story({
  ...together(onDesk, notPictured),
  name: 'Outra largura: tabela e cartões trocam de lugar; no papel cabem os dois',
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('table, [role=list]').length
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Trocar a largura' }))
    const list = { name: /^Ensaios/ }
    await expect(canvas.getByRole('table', list)).toBeVisible()
    await change()
    await waitFor(() => expect(canvas.getByRole('list', list)).toBeVisible())
    await change()
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
    // Only the look that fits is rendered; for paper, whose width is not known, both are.
    await expect(drawn()).toBe(1)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(drawn()).toBe(2)
    window.dispatchEvent(new Event('afterprint'))
    await change()
    await waitFor(() => expect(canvas.getByRole('list', list)).toBeVisible())
  },
})

/** One row per status of domain. */
export const Situacoes = meta.story({
  ...inEveryMode,
  name: 'As oito situações',
  tags: ['spec:2-list-table', 'spec:4-badges', 'spec:4-delivery-text'],
  play: async () => {
    const list = items()
    for (const of of sessionStatuses) await expect(list.getByText(statusLabel(of))).toBeVisible()
    await expect(list.getAllByRole('link')).toHaveLength(sessionStatuses.length)
    await isAnnounced(screen.getByText(`${sessionStatuses.length} ensaios nesta página`))
    await expect(list.getByText('Esperando agendamento')).toBeVisible()
    await expect(list.getByText('Entrega cancelada')).toBeVisible()
    await expect(list.getByText('Prevista para 28/11/2026')).toBeVisible()
    await expect(list.getAllByText('Rafael Nogueira')).toHaveLength(sessionStatuses.length - 1)
  },
})

export const Mesa = meta.story({
  name: 'Como tabela, ordenada pelo cabeçalho',
  ...onDesk,
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', {
      name: 'Ensaios, por ordem de Agendado para, mais recente primeiro',
    })
    const head = (name: string) => within(table).getByRole('columnheader', { name })
    await expect(canvas.queryByRole('list', { name: /^Ensaios/ })).not.toBeInTheDocument()
    await expect(head('Agendado para')).toHaveAttribute('aria-sort', 'descending')
    await press(canvas.getByRole('button', { name: 'Agendado para' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith({ order_by: 'scheduled_for', descending: false })
    await expect(head('Agendado para')).toHaveAttribute('aria-sort', 'ascending')
    for (const [name, order_by, descending] of [
      ['Criado em', 'created_at', true],
      ['Situação', 'status', false],
      ['Código', 'client_code', false],
    ] as const) {
      await press(canvas.getByRole('button', { name }))
      await expect(args.onOrder).toHaveBeenLastCalledWith({ order_by, descending })
      await expect(head(name)).toHaveAttribute('aria-sort')
    }
    await expect(head('Agendado para')).not.toHaveAttribute('aria-sort')
  },
})

export const Celular = meta.story({
  name: 'No celular, como cartões',
  ...onPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sessionStatuses.length)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordenar por' }), 'Código')
    await expect(args.onOrder).toHaveBeenLastCalledWith({ order_by: 'client_code', descending: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Inverter a ordem' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith({ order_by: 'client_code', descending: true })
    await expect(canvas.getByRole('list', { name: 'Ensaios, por ordem de Código, de Z a A' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const LinhaToda = meta.story({
  name: 'A linha toda é um link',
  play: async () => {
    const list = items()
    const link = list.getByRole('link', { name: 'Rua Augusta, 1500 Unidade 12' })
    await expect(link).toHaveAttribute('href', '#/sessions/1049')
    // The link covers the whole row.
    const row = link.closest('tr, li')?.getBoundingClientRect() as DOMRect
    for (const x of [row.left + 4, row.left + row.width / 2, row.right - 4]) {
      await expect(document.elementFromPoint(x, row.top + row.height / 2)).toBe(link)
    }
    link.focus()
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid')
  },
})

export const Atrasada = meta.story({
  name: 'Entrega atrasada',
  args: {
    page: ready(
      sessionPage({
        sessions: [
          sessionSummary({ status: status.pending, scheduled_for: `${addDays(today, -9)}T13:30:00.000Z` }),
          sessionSummary({ id: 1041, status: status.delivered }),
        ],
      }),
    ),
  },
  play: async () => {
    const list = items()
    await expect(list.getByText('Entrega atrasada: prometida para 15/11/2026')).toBeVisible()
    await expect(list.getByText('Entregue em 14/11/2026')).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Os textos mais longos',
  args: {
    page: ready(
      sessionPage({
        sessions: [
          sessionSummary({
            status: status.providerNoShow,
            address: longAddress(),
            vertical_data: {
              unit: 'Cobertura duplex 2801 com acesso pela garagem',
              complement: 'Bloco Ipê-Amarelo, Torre Sul',
            },
            service: {
              id: 9,
              name: 'Tour virtual, fotos profissionais, vídeo com drone e planta',
              vertical: { id: 1 },
            },
            client_code: 'HORIZONTE-2026-IPE-AMARELO-COBERTURA-2801',
            provider: provider({ name: 'Maria Eduarda Albuquerque de Vasconcellos Figueiredo' }),
            cover_url: pictures.facade,
          }),
          sessionSummary({ id: 7, client_code: null, vertical_data: { unit: null, complement: null } }),
          sessionSummary({ id: 8, service: { id: 5, name: 'Fotos de veículo', vertical: { id: 2 } } }),
        ],
      }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(
      items().getByText('HORIZONTE-2026-IPE-AMARELO-COBERTURA-2801', { exact: false }),
    ).toBeVisible()
  },
})

export const TextosLongosNoCelular = meta.story({
  name: 'Os textos mais longos, no celular',
  args: TextosLongos.input.args,
  play: TextosLongos.input.play,
  ...onPhone,
})

export const Esperando = meta.story({
  ...notPicturedOn('phone'),
  args: { page: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const EsperandoNoCelular = meta.story({
  name: 'Esperando, no celular',
  args: { page: waiting },
  ...onPhone,
})

export const Atualizando = meta.story({
  name: 'Enquanto a próxima chega',
  args: { page: { state: 'ready', value: sessionPage(), refreshing: true } },
  play: async () => {
    await expect(items().getAllByRole('link')).toHaveLength(sessionStatuses.length)
  },
})

const none = ready(sessionPage({ sessions: [] }))

export const SemEnsaios = meta.story({
  name: 'Nenhum ensaio ainda',
  args: {
    page: none,
    emptyAction: (
      <Button variant="primary" href="#/sessions/add">
        Criar ensaio
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há ensaios')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Criar ensaio' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument()
  },
})

export const NadaComEstesFiltros = meta.story({
  name: 'Nada com estes filtros',
  args: { page: none, isFiltered: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})

export const AlemDaUltima = meta.story({
  name: 'Página além da última',
  args: { page: ready(sessionPage({ sessions: [], total_sessions: 30, last_page: 2 })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos os ensaios' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})

export const Falhou = meta.story({
  args: {
    page: failed(new Failure('unavailable', 'O serviço está fora do ar. Tente de novo em instantes.')),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/O serviço está fora do ar/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
