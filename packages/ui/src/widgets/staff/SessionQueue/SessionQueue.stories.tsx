import {
  Failure,
  type Queue,
  type QueuePage,
  type QueueSearch,
  queueLabels,
  queues,
  sessionStatuses,
  statusLabel,
} from '@ensaio/domain'
import { longAddress, now, provider, queuedSession, queuedSessions, queuePage } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { emptyWords, listNames, nothing } from './queue-words.ts'
import type { QueueChange } from './SearchBar.tsx'
import { SessionQueue, type SessionQueueProps } from './SessionQueue.tsx'

const empty = { to_schedule: 0, today: 0, to_close: 0, to_deliver: 0, in_revision: 0, all: 0 }

/** Keeps what is searched for, as a page does in its address. */
function Searching(props: SessionQueueProps) {
  const [search, setSearch] = useState(props.search)
  return (
    <SessionQueue
      {...props}
      search={search}
      onSearch={(change) => {
        props.onSearch(change)
        setSearch((before) => ({ ...before, ...change }))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Equipe/SessionQueue',
  component: SessionQueue,
  args: {
    page: ready(queuePage('today')) as Remote<QueuePage>,
    search: { queue: 'today' } as QueueSearch,
    people: [{ id: 7, name: 'Rafael Nogueira' }] as SessionQueueProps['people'],
    now,
    sessionHref: (id: number) => `#/sessions/${id}`,
    queueHref: (queue: Queue) => `#/?fila=${queue}`,
    pageHref: (page: number) => `#/?pagina=${page}`,
    onSearch: fn<(change: QueueChange) => void>(),
    onRetry: fn(),
  },
  render: (args) => <Searching {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'O trabalho da equipe, uma fila por vez. As filas e as páginas são links: o endereço guarda onde se está (`queueHref`, `pageHref`). Palavras valem ao enviar; cidade, fotógrafo, situação e dia, na hora. Sem `people` não há filtro de fotógrafo. É uma tabela a partir de 1040 px e cartões abaixo disso; a linha toda é um link. A fila de hoje começa pela hora da visita.',
      },
    },
  },
})

function items(queue: Queue) {
  return within(screen.queryByRole('table') ?? screen.getByRole('list', { name: listNames[queue] }))
}

export const Hoje = meta.story({
  name: 'Hoje: a hora vem primeiro',
  play: async ({ canvas }) => {
    const list = items('today')
    await expect(list.getAllByRole('time').map((one) => one.textContent)).toEqual([
      '08h30',
      '10h30',
      '13h30',
      '15h30',
    ])
    await isAnnounced(canvas.getByText('4 ensaios nesta página'))
    await expect(list.getAllByText('Prisma Imóveis')).toHaveLength(2)
    await expect(list.getByText('Bianca Moraes')).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: 'Filas' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Hoje 4')
    await expect(tabs.getByRole('link', { name: 'A entregar 7' })).toHaveAttribute(
      'href',
      '#/?fila=to_deliver',
    )
    await expect(tabs.getAllByRole('link')).toHaveLength(queues.length)
  },
})

function queueStory(queue: Queue) {
  return { name: `Fila: ${queueLabels[queue]}`, args: { page: ready(queuePage(queue)), search: { queue } } }
}

export const AAgendar = meta.story({
  ...queueStory('to_schedule'),
  play: async () => {
    const list = items('to_schedule')
    await expect(list.getByText('Esperando agendamento')).toBeVisible()
    await expect(list.getAllByText(/03\/11\/2026/)).toHaveLength(3)
  },
})

export const AFechar = meta.story({
  ...queueStory('to_close'),
  name: 'A fechar: visitas que ninguém confirmou',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A fechar 2' })).toHaveAttribute('aria-current', 'page')
    await expect(items('to_close').getAllByText('A confirmar pelo fotógrafo')).toHaveLength(2)
  },
})

export const AEntregar = meta.story({
  ...queueStory('to_deliver'),
  name: 'A entregar: a atrasada salta aos olhos',
  play: async () => {
    await expect(items('to_deliver').getByText('Entrega atrasada: prometida para 18/11/2026')).toBeVisible()
  },
})

export const EmRevisao = meta.story(queueStory('in_revision'))

export const Todos = meta.story({
  ...queueStory('all'),
  name: 'Todos: as oito situações',
  play: async () => {
    for (const of of sessionStatuses) await expect(items('all').getByText(statusLabel(of))).toBeVisible()
  },
})

export const LinhaToda = meta.story({
  ...notPictured,
  name: 'A linha toda é um link',
  play: async () => {
    const link = items('today').getByRole('link', { name: /^Rua Augusta, 120/ })
    await expect(link).toHaveAttribute('href', '#/sessions/1060')
    const row = link.closest('tr, li')?.getBoundingClientRect() as DOMRect
    for (const x of [row.left + 4, row.left + row.width / 2, row.right - 4]) {
      await expect(document.elementFromPoint(x, row.top + row.height / 2)).toBe(link)
    }
  },
})

export const Buscar = meta.story({
  ...notPicturedOn('phone'),
  name: 'Busca, cidade e dia, e limpar',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Buscar' })
    await write(box, '  Prisma {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'Prisma' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'Porto Alegre')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ city: 'Porto Alegre' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fotógrafo' }), 'Rafael Nogueira')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ provider_id: 7 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Entrega Pendente')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ status: 4 })
    const day = canvas.getByRole('textbox', { name: 'Dia da visita' })
    await write(day, '23112026')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ day: '2026-11-23' })
    await expect(args.onSearch).toHaveBeenCalledTimes(5)
    await expect(day).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Limpar' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith(nothing)
    await expect(box).toHaveValue('')
    await expect(day).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument()
  },
})

export const DiaQueNaoExiste = meta.story({
  ...notPicturedOn('phone'),
  name: 'Um dia que não existe, ou pela metade',
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('textbox', { name: 'Dia da visita' })
    await userEvent.type(day, '31022026')
    await expect(day).toHaveAccessibleDescription('Informe um dia que existe.')
    await userEvent.clear(day)
    await userEvent.type(day, '2311')
    await expect(day).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(day).toHaveAccessibleDescription('Complete o dia.')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})

export const Paginas = meta.story({
  name: 'Muitas páginas, como links',
  args: { page: ready(queuePage('all', { last_page: 3 })), search: { queue: 'all', page: 3 } },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Páginas' }))
    await expect(pages.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '#/?pagina=2')
    await expect(pages.getByRole('link', { name: 'Próxima' })).not.toHaveAttribute('href')
  },
})

/** Every queue says in its own words that it is empty. */
export const Vazias = meta.story({
  name: 'Filas vazias, cada uma com as suas palavras',
  render: (args) => (
    <>
      {queues.map((queue) => (
        <SessionQueue
          {...args}
          key={queue}
          page={ready(queuePage(queue, { sessions: [], totals: empty }))}
          search={{ queue }}
        />
      ))}
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    for (const queue of queues) await expect(canvas.getByText(emptyWords[queue].title)).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})

export const NadaParaAgendar = meta.story({
  name: 'Nada para agendar agora',
  args: {
    page: ready(queuePage('to_schedule', { sessions: [], totals: empty })),
    search: { queue: 'to_schedule' },
  },
})

export const BuscaSemResultado = meta.story({
  name: 'Busca sem resultado',
  args: {
    page: ready(queuePage('today', { sessions: [], totals: empty })),
    search: { queue: 'today', text: 'Rua que não existe' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nada nesta fila com esta busca')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onSearch).toHaveBeenCalledWith(nothing)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

export const PaginaQueAcabou = meta.story({
  name: 'Uma página que não existe mais',
  args: { page: ready(queuePage('today', { sessions: [] })), search: { queue: 'today', page: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir para a primeira página' })).toHaveAttribute(
      'href',
      '#/?pagina=1',
    )
  },
})

export const Esperando = meta.story({
  args: { page: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'A agendar' })).toBeVisible()
  },
})

export const Atualizando = meta.story({
  args: { page: refreshing(queuePage('today')) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou; as filas continuam à mão',
  args: { page: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Todos sem contagem' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Tentar/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = queuedSession({
  status: 7,
  address: longAddress(),
  vertical_data: { unit: 'Cobertura duplex 2801 com acesso pela garagem', complement: 'Bloco Ipê-Amarelo' },
  client_code: 'HORIZONTE-2026-IPE-AMARELO-COBERTURA-2801',
  provider: provider({ name: 'Maria Eduarda Albuquerque de Vasconcellos Figueiredo' }),
  client: {
    id: 9,
    name: 'Incorporadora e Administradora de Imóveis Horizonte do Vale do Paraíba Limitada',
    logo_url: null,
  },
})

export const TextosLongos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Os textos mais longos',
  args: {
    page: ready(
      queuePage('all', {
        sessions: [long, ...queuedSessions('today')],
        totals: {
          to_schedule: 1_240,
          today: 118,
          to_close: 120_431,
          to_deliver: 12_877,
          in_revision: 2_040,
          all: 98_450,
        },
      }),
    ),
    search: { queue: 'all' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NoCelular = meta.story({
  name: 'No celular: cartões, com os textos mais longos',
  args: TextosLongos.input.args,
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const tab of within(canvas.getByRole('navigation', { name: 'Filas' })).getAllByRole('link')) {
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth)
    }
  },
})

export const HojeNoCelular = meta.story({
  name: 'Hoje, no celular: a primeira visita à vista, os filtros dobrados',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(items('today').getAllByRole('listitem')[0]?.getBoundingClientRect().top).toBeLessThan(420)
    const filters = canvas.getByRole('button', { name: 'Filtros' })
    await expect(canvas.queryByRole('combobox', { name: 'Cidade' })).toBeNull()
    await press(filters)
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'São Paulo')
    await press(canvas.getByRole('button', { name: 'Filtros (1)' }))
    await expect(canvas.queryByRole('combobox', { name: 'Cidade' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Limpar' })).toBeVisible()
  },
})
