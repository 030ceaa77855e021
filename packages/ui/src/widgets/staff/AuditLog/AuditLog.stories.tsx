import { createClient } from '@ensaio/client'
import { type AuditSearch, auditSubjectLabels, auditSubjects, Failure, searchAudit } from '@ensaio/domain'
import { auditEntries, auditEntry, auditPage, now, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { Changing, change } from '#storybook/checks/changing'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { AuditLog } from './AuditLog.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/AuditLog',
  component: AuditLog,
  args: {
    page: ready(auditPage()),
    now,
    search: {} as AuditSearch,
    onSearch: fn<(search: AuditSearch) => void>(),
    hrefOf: ({ of, id }) => (of === null ? null : `#/${of}/${id}`),
    onOlder: fn<(before: number | null) => void>(),
    isNewest: true,
    onDownload: fn(async () => {}),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O registro da casa: quem mudou, abriu ou baixou o quê, do mais novo ao mais antigo, 50 por página. Cada entrada é uma frase, com o link do assunto; abaixo dela abrem os campos que mudaram, de quê para quê. Busca, área, pessoa e período valem na hora, e o CSV baixa o que foi filtrado.',
      },
    },
  },
})

const items = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Registro, do mais novo ao mais antigo' }))

export const NoComputador = meta.story({
  name: 'No computador: frases, assuntos e o que mudou',
  ...onDesk,
  play: async ({ canvas, args }) => {
    const list = items(canvas)
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      'Helena Prado mudou o prazo de entrega de 4 para 3 dias',
    )
    await expect(list.getByRole('link', { name: 'Configurações' })).toHaveAttribute('href', '#/house/1')
    await expect(list.getByRole('link', { name: 'nº 12, HZ-22' })).toHaveAttribute('href', '#/session/12')
    const [last] = list.getAllByText(/2 campos/, { selector: 'li:last-child summary' })
    await userEvent.click(last as HTMLElement)
    await expect(list.getByText('R$ 379,00')).toBeVisible()
    await expect(list.getByText('R$ 399,00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mais antigos' }))
    await expect(args.onOlder).toHaveBeenCalledWith(44)
    await expect(canvas.queryByRole('button', { name: 'Voltar aos mais novos' })).toBeNull()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(items(canvas).getAllByRole('listitem')).toHaveLength(auditEntries().length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A link for each subject of the domain, and none for kinds of other versions. */
export const Assuntos = meta.story({
  name: 'Um de cada assunto, e um que esta versão não conhece',
  args: {
    page: ready(
      auditPage({
        next: null,
        entries: [...auditSubjects, null].map((of, id) =>
          auditEntry({ id, text: 'mudou o nome', subject: { of, id, label: null }, changes: [] }),
        ),
      }),
    ),
  },
  play: async ({ canvas }) => {
    for (const of of auditSubjects)
      await expect(items(canvas).getByRole('link', { name: auditSubjectLabels[of] })).toBeVisible()
    await expect(items(canvas).getAllByRole('link')).toHaveLength(auditSubjects.length)
    await expect(canvas.queryByRole('button', { name: 'Ver mais antigos' })).toBeNull()
  },
})

export const Filtrando = meta.story({
  name: 'Filtrar por área, pessoa e período',
  args: { search: { text: 'taxa' } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Área' }), 'Preços')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'taxa', of: 'price' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pessoa da equipe' }), 'Regina Couto')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'taxa', person: 9 })
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '01112026')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'taxa', from: '2026-11-01' })
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: buscar, abrir o que mudou, baixar',
  play: async ({ canvas, canvasElement, args }) => {
    await write(canvas.getByRole('searchbox', { name: 'Buscar no registro' }), 'Helena{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'Helena' })
    await press(canvas.getByRole('button', { name: 'Baixar CSV' }))
    await calledOnce(args.onDownload, expect.any(Function), expect.any(AbortSignal))
    const first = canvas.getAllByText(/^1 campo/)[0] as HTMLElement
    await tabTo(first)
    // Only a browser's own Enter opens `details`, not a simulated one.
    for (const one of canvasElement.querySelectorAll('details')) one.open = one.contains(first)
    await waitFor(() => expect(canvas.getByText('4 dias')).toBeVisible())
  },
})

export const MaisAntigos = meta.story({
  name: 'Entre os mais antigos',
  args: { isNewest: false, page: ready(auditPage({ next: null })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar aos mais novos' }))
    await expect(args.onOlder).toHaveBeenCalledWith(null)
  },
})

export const NadaMaisAntigo = meta.story({
  name: 'Nada mais antigo',
  args: { isNewest: false, page: ready(auditPage({ entries: [], next: null })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar aos mais novos' }))
    await expect(args.onOlder).toHaveBeenCalledWith(null)
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nada encontrado',
  args: { search: { of: 'holiday' }, page: ready(auditPage({ entries: [], next: null })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nada no registro com estes filtros')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onSearch).toHaveBeenCalledWith({})
  },
})

export const Vazio = meta.story({
  args: { page: ready(auditPage({ entries: [], next: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada no registro por enquanto')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { page: waiting } })

export const Atualizando = meta.story({
  args: { page: refreshing(auditPage()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { page: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = auditPage({
  entries: [
    auditEntry({
      actor: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
      text: 'mudou o cadastro da empresa',
      subject: {
        of: 'company',
        id: 3,
        label: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
      },
      changes: [
        {
          label: 'Razão social',
          from: 'Construtora Vale do Paranapanema Ltda.',
          to: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais Ltda.',
        },
        { label: 'CNPJ', from: '45.997.418/0001-53', to: null },
      ],
    }),
  ],
})

const openFirst = async (canvas: ReturnType<typeof within>) => {
  const [first] = canvas.getAllByText(/campos/, { selector: 'summary' })
  await userEvent.click(first as HTMLElement)
  await expect(canvas.getByText('vazio')).toBeVisible()
}

export const Longos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Nomes longos',
  args: { page: ready(long) },
  play: ({ canvas }) => openFirst(canvas),
})

export const LongosNoCelular = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: { page: ready(long) },
  play: async ({ canvas, canvasElement }) => {
    await openFirst(canvas)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, filtra',
  render: function Adopter(args) {
    const [search, setSearch] = useState<AuditSearch>({})
    const [page, retry] = useRemote((signal) => client.audit.search(search, null, signal), [search])
    return <AuditLog {...args} page={page} search={search} onSearch={setSearch} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(searchAudit, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(searchAudit, ({ request }) => {
        const of = new URL(request.url).searchParams.get('of')
        const found = auditEntries().filter(({ subject }) => of === null || subject.of === of)
        const { people } = auditPage()
        return auditPage({
          entries: found,
          next: null,
          people: of === null ? people : [...people, { id: 30, name: 'Rita Sales' }],
        })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByText(/deu R\$ 50,00 de crédito/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Área' }), 'Preços')
    await canvas.findByText(/mudou um preço/, { selector: 'p' })
    await waitFor(() => expect(canvas.queryByText(/deu R\$ 50,00 de crédito/)).toBeNull())
    await expect(canvas.getByRole('option', { name: 'Rita Sales' })).toBeInTheDocument()
  },
})

export const FiltrosTirados = meta.story({
  ...notPictured,
  name: 'Tirados os filtros, os campos ficam vazios',
  args: {
    search: {
      text: 'Horizonte',
      of: 'session',
      person: auditPage().people[0]?.id,
      from: '2026-11-01',
      until: '2026-11-20',
    },
  },
  render: (args) => <Changing of={AuditLog} before={args} after={{ search: {} }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('01-11-2026')
    await expect(canvas.getByRole('textbox', { name: 'Até' })).toHaveValue('20-11-2026')
    await change(canvas)
    for (const field of [
      ...canvas.getAllByRole('textbox'),
      ...canvas.getAllByRole('combobox'),
      canvas.getByRole('searchbox'),
    ])
      await expect(field).toHaveValue('')
  },
})
