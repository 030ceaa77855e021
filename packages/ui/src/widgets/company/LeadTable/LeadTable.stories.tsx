import { createClient } from '@ensaio/client'
import { Failure, leadStateLabels, leadStates, searchLeads } from '@ensaio/domain'
import { lead, leadPage, leads, now, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { LeadBadge } from '../LeadBadge.tsx'
import { LeadTable } from './LeadTable.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/LeadTable',
  component: LeadTable,
  args: {
    leads: ready(leadPage()),
    now,
    text: '',
    onSearch: fn<(text: string) => void>(),
    page: 1,
    onPage: fn<(page: number) => void>(),
    hrefOf: (id: number) => `#/leads/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As empresas que fizeram o pré-cadastro, 25 por página: primeiro quem aguarda resposta, da mais antiga à mais nova. A linha inteira leva ao pré-cadastro. Com menos de 720 px de espaço, cada linha é um cartão.',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'No computador: quem aguarda vem primeiro',
  ...onDesk,
  play: async ({ canvas, args }) => {
    await isAnnounced(canvas.getByText('2 empresas aguardam resposta.'))
    const table = within(canvas.getByRole('table', { name: 'Novos clientes: primeiro quem aguarda' }))
    const rows = table.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(leads().length)
    await expect(rows[0]).toHaveTextContent(
      'Grupo Serra Azul45.997.418/0001-53Renata Couto(11) 98765-123440 tours por mês, até 1.800 m²18 de novembro, 11h20Aguardando',
    )
    await expect(rows[1]).toHaveTextContent('até 2.400 m²hoje, 10h05Aguardando')
    await expect(rows[3]).toHaveTextContent('9 tours por mês12 de novembro, 14h40Recusada')
    await expect(table.getByRole('link', { name: 'Grupo Serra Azul' })).toHaveAttribute('href', '#/leads/7')
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
})

export const NoCelular = meta.story({
  name: 'No celular: cartões',
  ...onPhone,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: /Novos clientes/ })).getAllByRole('listitem')
    await expect(cards[0]).toHaveTextContent('Renata Couto, (11) 98765-1234')
    await expect(cards[0]).toHaveTextContent('Aguardando')
    await expect(cards[0]).toHaveTextContent('40 tours por mês, até 1.800 m²')
    await expect(cards[0]).toHaveTextContent('18 de novembro, 11h20')
    const [first] = leads()
    await expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      args.hrefOf(first?.id ?? 0),
    )
    const since = (cards[0] as HTMLElement).querySelector('time')
    await expect(since).toHaveAttribute('datetime', first?.created_at)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** One badge for each state of the domain. */
export const Situacoes = meta.story({
  name: 'As situações',
  render: () => (
    <Stack gap={8} align="start">
      {leadStates.map((state) => (
        <LeadBadge key={state} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const state of leadStates) await expect(canvas.getByText(leadStateLabels[state])).toBeVisible()
  },
})

export const Busca = meta.story({
  name: 'Buscar pelo teclado',
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('searchbox', { name: 'Buscar novos clientes' }), 'serra{Enter}')
    await calledOnce(args.onSearch, 'serra')
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'Nome, CNPJ ou e-mail')
  },
})

export const Uma = meta.story({
  name: 'Uma empresa só, que não disse o volume nem o CNPJ',
  ...onDesk,
  args: {
    leads: ready({
      leads: [lead({ identification: null, tours_per_month: null, largest_area: null })],
      last_page: 1,
      waiting: 1,
    }),
  },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText('1 empresa aguarda resposta.'))
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(/^Grupo Serra Azul$/)
    await expect(canvas.getByRole('cell', { name: '–' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Empresa', 'Contato', 'Volume', 'Desde', 'Situação'])
  },
})

export const UmTour = meta.story({
  ...notPictured,
  name: 'Um tour por mês',
  args: { leads: ready(leadPage({ leads: [lead({ tours_per_month: 1, largest_area: null })] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1 tour por mês' })).toBeVisible()
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nada encontrado',
  args: { text: 'litoral', leads: ready({ leads: [], last_page: 1, waiting: 0 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhum cliente novo com “litoral”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos os novos clientes' }))
    await calledOnce(args.onSearch, '')
    await expect(canvas.queryByText('Nenhum cliente novo por enquanto')).toBeNull()
  },
})

export const NinguemAguarda = meta.story({
  name: 'Ninguém aguarda',
  args: { leads: ready({ leads: leads().slice(2), last_page: 1, waiting: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma empresa aguarda resposta.')).toBeVisible()
  },
})

export const Vazio = meta.story({
  args: { leads: ready({ leads: [], last_page: 1, waiting: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum cliente novo por enquanto')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ver todos/ })).toBeNull()
  },
})

export const Esperando = meta.story({ args: { leads: waiting } })

export const Atualizando = meta.story({
  args: { leads: refreshing(leadPage()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { leads: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os novos clientes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = leadPage({
  leads: [
    lead({
      company: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
      name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
      tours_per_month: 1_000_000,
      largest_area: 1_000_000,
    }),
  ],
})

export const Longos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Nomes longos',
  args: { leads: ready(long) },
})

export const LongosNoCelular = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: { leads: ready(long) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, busca',
  render: function Adopter(args) {
    const [text, setText] = useState('')
    const [page, retry] = useRemote((signal) => client.leads.search(text, 1, signal), [text])
    return <LeadTable {...args} leads={page} text={text} onSearch={setText} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(searchLeads, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(searchLeads, ({ request }) => {
        const text = new URL(request.url).searchParams.get('text') ?? ''
        const found = leads().filter(({ company }) => company.includes(text))
        const open = found.filter(({ state }) => state === 'waiting')
        return { leads: found, last_page: 1, waiting: open.length }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('2 empresas aguardam resposta.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'Campo{Enter}')
    await expect(await canvas.findByText('1 empresa aguarda resposta.')).toBeVisible()
  },
})
