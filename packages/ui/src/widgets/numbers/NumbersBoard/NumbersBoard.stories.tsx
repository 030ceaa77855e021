import { createClient } from '@ensaio/client'
import { Failure, getStaffNumbers, type NumbersSearch, numbersPeriod } from '@ensaio/domain'
import { emptyNumbers, numbers, ownNumbers, refuse, reply, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { NumbersBoard, type NumbersBoardProps } from './NumbersBoard.tsx'

const client = createClient({ baseUrl: '/api' })
const usual: NumbersSearch = { preset: 'twelve_weeks', ...numbersPeriod('twelve_weeks', today) }

const meta = preview.meta({
  title: 'Componentes/Números/NumbersBoard',
  component: NumbersBoard,
  args: {
    numbers: ready(numbers()),
    viewer: 'staff',
    today,
    search: usual,
    onSearch: fn<NumbersBoardProps['onSearch']>(),
    findCompanies: fn(async () => [
      { id: 2, name: 'Prisma Imóveis' },
      { id: 3, name: 'Construtora Horizonte' },
    ]),
    onDownload: fn(async () => {}),
    onRetry: fn(),
  } as NumbersBoardProps,
  parameters: {
    docs: {
      description: {
        component:
          'Os números da casa, ou de uma empresa só, por semana: visitas, esperas, ausências, atrasos, notas, dinheiro e a carga de cada fotógrafo. Os filtros valem na hora; cada gráfico tem a sua tabela e o seu CSV. O que o papel não lê não aparece.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>
const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }))
const cards = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map((one: HTMLElement) => one.textContent)

export const DaCasa = meta.story({
  name: 'Da casa, no computador',
  ...onDesk,
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toEqual([
      'Visitas',
      'Do pedido à data, da data à entrega',
      'Ausências',
      'Entregas atrasadas',
      'Avaliações',
      'Receita',
      'Carga dos fotógrafos',
    ])
    const late = card(canvas, 'Entregas atrasadas')
    await expect(late.getByText(/^\d+ de \d+ \(\d,\d %\)$/)).toBeVisible()
    await expect(late.getByRole('listbox', { name: 'Entregas atrasadas por semana' })).toBeVisible()
    await expect(late.getAllByRole('option')).toHaveLength(12)
    await expect(card(canvas, 'Carga dos fotógrafos').getByText('148 visitas')).toBeVisible()
  },
})

export const DaEmpresa = meta.story({
  name: 'De uma empresa, no celular',
  ...onPhone,
  args: { numbers: ready(ownNumbers()), viewer: 'client' },
  play: async ({ canvas, canvasElement }) => {
    await expect(cards(canvas)).toContain('Gastos')
    await expect(cards(canvas)).not.toContain('Carga dos fotógrafos')
    await expect(canvas.queryByRole('combobox', { name: 'Fotógrafo' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Escolher um cliente' })).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const { total, weeks } = numbers()

export const SemDinheiro = meta.story({
  name: 'Para quem não lê dinheiro',
  args: {
    numbers: ready(
      numbers({
        total: { ...total, revenue: null },
        weeks: weeks.map((week) => ({ ...week, revenue: null })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).not.toContain('Receita')
    await expect(cards(canvas)).toHaveLength(6)
  },
})

export const Tabelas = meta.story({
  name: 'Com as tabelas abertas',
  play: async ({ canvas }) => {
    for (const name of ['Receita', 'Carga dos fotógrafos', 'Ausências'])
      await userEvent.click(card(canvas, name).getByRole('button', { name: `Ver tabela: ${name}` }))
    const table = card(canvas, 'Receita').getByRole('table', { name: 'Receita, tabela' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual([...['Semana', 'Total', 'Pedidos', 'Mudanças de serviço', 'Hospedagem', 'Taxas', 'Devoluções']])
    await expect(within(table).getAllByRole('row')).toHaveLength(14)
    await expect(within(table).getByRole('rowheader', { name: '31 ago a 6 set' })).toBeInTheDocument()
    const load = card(canvas, 'Carga dos fotógrafos').getByRole('table')
    await expect(within(load).getByRole('row', { name: 'Luiza Andrade 148 12,3 17' })).toBeInTheDocument()
    // Each sum in the unit of its column.
    const absences = card(canvas, 'Ausências').getByRole('table')
    await expect(
      within(absences).getByRole('row', { name: /^Todo o período \d+ \d+ [\d,]+\s?%$/ }),
    ).toBeInTheDocument()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: uma semana, a tabela, o CSV',
  ...notPictured,
  play: async ({ canvas, args }) => {
    const visits = card(canvas, 'Visitas')
    await tabTo(visits.getByRole('listbox', { name: 'Visitas por semana' }))
    await expect(visits.getByRole('option', { selected: true })).toHaveTextContent(
      /^16 a 22 nov\. Visitas: \d+\.$/,
    )
    await userEvent.keyboard('{ArrowLeft}')
    await expect(visits.getByRole('option', { selected: true })).toHaveTextContent(/^9 a 15 nov/)
    const toggle = visits.getByRole('button', { name: 'Ver tabela: Visitas' })
    await press(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(visits.getByRole('table')).toBeVisible()
    await press(visits.getByRole('button', { name: 'Esconder tabela: Visitas' }))
    await expect(visits.queryByRole('table')).toBeNull()
    await press(visits.getByRole('button', { name: 'Baixar CSV: Visitas' }))
    await expect(args.onDownload).toHaveBeenCalledWith('visits', expect.anything(), expect.anything())
    await press(card(canvas, 'Receita').getByRole('button', { name: 'Baixar CSV: Receita' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('revenue', expect.anything(), expect.anything())
  },
})

export const Filtrando = meta.story({
  name: 'Filtrar: período, cidade, serviço, fotógrafo',
  ...notPictured,
  play: async ({ canvas, args }) => {
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
    await choose('Período', 'Mês passado')
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      ...{ preset: 'last_month', from: '2026-10-01', until: '2026-10-31' },
    })
    await choose('Período', 'Outro período')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...usual, preset: null })
    await choose('Cidade', 'Porto Alegre')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...usual, city: 'Porto Alegre' })
    await choose('Serviço', 'Tour virtual e fotos')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...usual, service: 2 })
    await choose('Fotógrafo', 'Nina Prates')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...usual, photographer: 3 })
  },
})

export const OutroPeriodo = meta.story({
  name: 'Outro período, que termina antes de começar',
  args: { search: { ...usual, preset: null } },
  play: async ({ canvas, args }) => {
    const until = canvas.getByRole('textbox', { name: 'Até' })
    await userEvent.clear(until)
    await userEvent.type(until, '01082026')
    await expect(canvas.getByText('Escolha um dia igual ou depois do primeiro.')).toHaveRole('alert')
    await expect(args.onSearch).not.toHaveBeenCalled()
    const from = canvas.getByRole('textbox', { name: 'De' })
    await userEvent.clear(from)
    await userEvent.type(from, '01072026')
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      preset: null,
      from: '2026-07-01',
      until: '2026-08-01',
    })
    await userEvent.clear(from)
    await userEvent.type(from, '01072024')
    await expect(canvas.getByText('Escolha no máximo um ano por vez.')).toHaveRole('alert')
  },
})

export const UmCliente = meta.story({
  name: 'Escolher um cliente',
  ...notPictured,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Escolher um cliente' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Buscar clientes' }), 'prisma{Enter}')
    await waitFor(() => expect(args.findCompanies).toHaveBeenLastCalledWith('prisma', expect.anything()))
    await userEvent.click(await dialog.findByRole('button', { name: 'Prisma Imóveis' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ ...usual, company: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const NenhumCliente = meta.story({
  name: 'Nenhum cliente com o texto buscado: fechar não muda nada',
  ...notPictured,
  args: { findCompanies: fn(async () => []) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Escolher um cliente' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Nenhum cliente com este texto.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})

export const DeUmCliente = meta.story({
  name: 'De um cliente',
  args: {
    search: { ...usual, company: 2 },
    numbers: ready(
      numbers({ choices: { ...numbers().choices, company: { id: 2, name: 'Prisma Imóveis' } } }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro Cliente: Prisma Imóveis' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ ...usual, company: undefined })
  },
})

const oneWeek = { from: '2026-11-16', until: '2026-11-20' }

export const UmaSemana = meta.story({
  name: 'Uma semana só, e nem ela inteira',
  args: {
    search: { preset: null, ...oneWeek },
    numbers: ready(numbers({}, oneWeek)),
  },
  play: async ({ canvas }) => {
    const option = card(canvas, 'Visitas').getByRole('option')
    await expect(option).toHaveTextContent('16 a 20 nov')
  },
})

export const Vazio = meta.story({
  args: { numbers: ready(emptyNumbers()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nada a contar neste período.')).toHaveLength(7)
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
})

export const Esperando = meta.story({ args: { numbers: waiting } })

export const Atualizando = meta.story({
  args: { numbers: refreshing(numbers()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { numbers: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Período' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const longName = 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais Ltda.'
const longNumbers = numbers({
  photographers: Array.from({ length: 15 }, (_, nth) => ({
    id: nth + 1,
    name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
    visits: 1204 - nth * 70,
    fullest_week: 28,
  })),
  total: {
    ...total,
    revenue: {
      orders: 12_345_678.9,
      changes: 1234.56,
      ...{ hosting: 1_234_567.89, fees: 98_765.43 },
      refunds: -345_678.9,
      total: 12_099_999.99,
    },
  },
  choices: {
    ...numbers().choices,
    cities: ['São José do Vale do Rio Preto e Vila Bela da Santíssima Trindade'],
    company: { id: 9, name: longName },
  },
})

export const MaisUm = meta.story({
  ...notPictured,
  name: 'Um fotógrafo a mais do que cabe no desenho',
  args: {
    numbers: ready(numbers({ photographers: longNumbers.photographers?.slice(0, 13) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E mais 1 fotógrafo, na tabela.')).toBeVisible()
  },
})

export const LongosNoCelular = meta.story({
  name: 'Nomes e valores longos, no celular',
  ...onPhone,
  args: { search: { ...usual, company: 9 }, numbers: ready(longNumbers) },
  play: async ({ canvas, canvasElement }) => {
    const revenue = card(canvas, 'Receita')
    await userEvent.click(revenue.getByRole('button', { name: 'Ver tabela: Receita' }))
    await expect(revenue.getByText('R$ 12.345.678,90')).toBeInTheDocument()
    await expect(canvas.getByText('E mais 3 fotógrafos, na tabela.')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, filtra, vale a última resposta',
  ...notPictured,
  render: function Adopter(args) {
    const [search, setSearch] = useState(usual)
    const [found, retry] = useRemote((signal) => client.staffNumbers.get(search, signal), [search], {
      keepsOther: true,
    })
    return <NumbersBoard {...args} numbers={found} search={search} onSearch={setSearch} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(getStaffNumbers, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(getStaffNumbers, ({ request }) => {
        const query = new URL(request.url).searchParams
        const period = { from: query.get('from') ?? '', until: query.get('until') ?? '' }
        const city = query.get('city')
        return city === null ? numbers({}, period) : numbers({ total: { ...total, visits: 7 } }, period)
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByRole('listbox', { name: 'Visitas por semana' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'Porto Alegre')
    await waitFor(() => expect(card(canvas, 'Visitas').getByText('7')).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Período' }), 'Últimas 4 semanas')
    await waitFor(() => expect(card(canvas, 'Visitas').getAllByRole('option')).toHaveLength(4))
  },
})
