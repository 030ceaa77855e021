import { createClient } from '@ensaio/client'
import { Failure, type HostingList, listHostings } from '@ensaio/domain'
import { endedHostings, hostingPage, listedHosting, longAddress, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { today } from '#storybook/clock'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HostingTable } from './HostingTable.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Entrega/HostingTable',
  component: HostingTable,
  args: {
    hostings: ready(hostingPage()),
    today,
    list: 'ending' as HostingList,
    onList: fn<(list: HostingList) => void>(),
    text: '',
    onSearch: fn<(text: string) => void>(),
    page: 1,
    onPage: fn<(page: number) => void>(),
    hrefOf: (id: number) => `#/sessions/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Os tours que saem do ar em 30 dias, e os que já saíram, 25 por página: imóvel, cliente, último dia e se a empresa foi avisada. A linha inteira leva ao ensaio. Com menos de 720 px de espaço, cada linha é um cartão.',
      },
    },
  },
})

export const Vencendo = meta.story({
  name: 'No computador: a primeira a terminar vem no alto',
  ...onDesk,
  play: async ({ canvas, args }) => {
    await isAnnounced(canvas.getByText('4 hospedagens nesta página'))
    const table = within(canvas.getByRole('table', { name: /^Hospedagens que vencem/ }))
    const rows = table.getAllByRole('row').slice(1)
    await expect(rows[0]).toHaveTextContent(/Ensaio 987Prisma Imóveis20\/11\/2026hojeAvisado em 02\/11\/2026/)
    await expect(rows[1]).toHaveTextContent(/21\/11\/2026amanhã/)
    await expect(rows[3]).toHaveTextContent(/em 30 diasAinda não avisadoVencendo/)
    const [first] = table.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '#/sessions/987')
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
})

export const Encerradas = meta.story({
  name: 'As encerradas, escolhidas pelo teclado',
  ...onDesk,
  args: { list: 'ended', hostings: ready(endedHostings()) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Encerradas 3' })).toHaveAttribute('aria-pressed', 'true')
    const [, first, second] = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(first).toHaveTextContent(/19\/11\/2026há 1 dia/)
    await expect(second).toHaveTextContent(/01\/10\/2026há 50 dias/)
    await press(canvas.getByRole('button', { name: 'Vencendo em 30 dias 29' }))
    await calledOnce(args.onList, 'ending')
  },
})

export const NoCelular = meta.story({
  name: 'No celular: cartões',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: /^Hospedagens/ })).getAllByRole('listitem')
    await expect(cards[0]).toHaveTextContent('Prisma Imóveis')
    await expect(cards[0]).toHaveTextContent('20/11/2026, hoje')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Busca = meta.story({
  ...notPictured,
  name: 'Buscar pelo teclado',
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('searchbox', { name: 'Buscar hospedagens' }), 'prisma{Enter}')
    await calledOnce(args.onSearch, 'prisma')
  },
})

const none = { hostings: [], last_page: 1, totals: { ending: 0, ended: 0 } }

export const Vazio = meta.story({
  name: 'Nada vence em 30 dias',
  args: { hostings: ready(none) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum tour vence em 30 dias')).toBeVisible()
  },
})

export const VazioEncerradas = meta.story({
  name: 'Nada saiu do ar',
  args: { hostings: ready(none), list: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum tour saiu do ar')).toBeVisible()
  },
})

export const SemResultado = meta.story({
  name: 'Nada com esta busca',
  args: { hostings: ready(none), text: 'farol' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas as hospedagens' }))
    await calledOnce(args.onSearch, '')
  },
})

const beyond = { ...none, totals: { ending: 25, ended: 0 } }

export const PaginaVazia = meta.story({
  name: 'A última página ficou vazia: o caminho até a que ainda existe',
  args: { hostings: ready(beyond), page: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Esta página não tem itens')).toBeVisible()
    await expect(canvas.queryByText('Nenhum tour vence em 30 dias')).toBeNull()
    await press(canvas.getByRole('button', { name: 'Ir para a última página' }))
    await calledOnce(args.onPage, 1)
  },
})

export const DaPaginaVazia = meta.story({
  ...notPictured,
  name: 'Da página vazia à última: nada diz que a lista acabou, e o foco vai ao alto',
  args: { hostings: ready(beyond), page: 2 },
  render: function Turning(args) {
    const [{ page, hostings }, turn] = useState({ page: args.page, hostings: args.hostings })
    return (
      <>
        <HostingTable
          {...args}
          page={page}
          hostings={hostings}
          onPage={(next) => turn({ page: next, hostings: refreshing(beyond) })}
        />
        <button type="button" onClick={() => turn({ page, hostings: ready(hostingPage({ last_page: 1 })) })}>
          Responder
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Ir para a última página' }))
    await expect(canvas.queryByText('Nenhum tour vence em 30 dias')).toBeNull()
    const top = canvas.getByText('Esta página não tem itens').closest('[tabindex="-1"]')
    await expect(top).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await canvas.findByText('4 hospedagens nesta página')).toBeInTheDocument()
  },
})

export const Esperando = meta.story({ args: { hostings: waiting } })

export const Atualizando = meta.story({
  args: { hostings: refreshing(hostingPage()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { hostings: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('sem contagem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = hostingPage({
  hostings: [
    listedHosting({
      address: longAddress(),
      vertical_data: { unit: 'Cobertura duplex 2104', complement: 'Torre Jacarandá Mimoso' },
      client: {
        id: 9,
        name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
      },
    }),
  ],
})

export const Longos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Nomes longos',
  args: { hostings: ready(long) },
})

export const LongosNoCelular = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: { hostings: ready(long) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, e a outra lista',
  render: function Adopter(args) {
    const [list, setList] = useState<HostingList>('ending')
    const [page, retry] = useRemote(
      (signal) => client.staffHosting.list(list, { text: '', page: 1 }, signal),
      [list],
    )
    return <HostingTable {...args} hostings={page} list={list} onList={setList} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(refuse(listHostings, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('4 hospedagens nesta página')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Encerradas/ }))
    await expect(await canvas.findByText('2 hospedagens nesta página')).toBeInTheDocument()
  },
})
