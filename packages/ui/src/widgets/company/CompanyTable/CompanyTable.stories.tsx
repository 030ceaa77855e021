import { createClient } from '@ensaio/client'
import { Failure, searchCompanies } from '@ensaio/domain'
import { companyPage, refuse, reply, staffCompanies, staffCompany } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CompanyTable, type CompanyTableProps } from './CompanyTable.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyTable',
  component: CompanyTable,
  args: {
    companies: ready(companyPage()),
    text: '',
    onSearch: fn<(text: string) => void>(),
    page: 1,
    onPage: fn<(page: number) => void>(),
    onAdd: fn<NonNullable<CompanyTableProps['onAdd']>>(async () => undefined),
    hrefOf: (id: number) => `#/companies/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As empresas clientes, 25 por página, por nome: CNPJ com máscara, plano, saldo em R$ e quantos ensaios pediram. A linha inteira leva à página da empresa. Com menos de 720 px de espaço, cada linha é um cartão.',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'No computador: tabela',
  ...onDesk,
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Clientes, por nome' }))
    const rows = table.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(staffCompanies().length)
    const cells = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent)
        : []
    await expect(cells(rows[0])).toEqual(['11.222.333/0001-81', 'Pós-pago', 'R$\u00a00,00', '1.204'])
    await expect(cells(rows[1])).toEqual(['–', 'Pré-pago', 'R$\u00a00,00', '0'])
    await expect(cells(rows[2])).toEqual(['12.ABC.345/01DE-35', 'Pré-pago', 'R$\u00a0500,00', '37'])
    await expect(table.getByRole('link', { name: 'Prisma Imóveis' })).toHaveAttribute('href', '#/companies/2')
    await isAnnounced(canvas.getByText('61 clientes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }))
    await calledOnce(args.onPage, 2)
    await expect(args.onSearch).not.toHaveBeenCalled()
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Cliente', 'CNPJ', 'Plano', 'Saldo', 'Ensaios'])
    // The corporate name once, and only where it differs.
    await expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(
      staffCompanies().map(({ name, corporate_name }) =>
        corporate_name && corporate_name !== name ? `${name}${corporate_name}` : name,
      ),
    )
  },
})

export const UmCliente = meta.story({
  name: 'Um cliente só, que se chama como a sua razão social',
  ...onDesk,
  args: {
    companies: ready(
      companyPage({
        companies: [staffCompany({ name: 'Prisma Ltda.', corporate_name: 'Prisma Ltda.', sessions: 1 })],
        total: 1,
        last_page: 1,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText('1 cliente'))
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(/^Prisma Ltda\.$/)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByText('Desativada')).toBeNull()
  },
})

export const Unida = meta.story({
  ...notPicturedOn('phone'),
  name: 'Uma empresa que foi unida a outra',
  args: {
    companies: ready(
      companyPage({
        companies: [staffCompany({ active: false, merged_into: { id: 3, name: 'Vista Mar' } })],
        total: 1,
        last_page: 1,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unida a Vista Mar')[0]).toBeVisible()
    await expect(canvas.queryByText('Desativada')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular: cartões',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: 'Clientes, por nome' })).getAllByRole('listitem')
    await expect(cards[2]).toHaveTextContent('12.ABC.345/01DE-35')
    await expect(cards[2]).toHaveTextContent('Pré-pago · 37 ensaios')
    await expect(cards[1]).toHaveTextContent('Pré-pago · 0 ensaios')
    await expect(cards[1]).not.toHaveTextContent('–')
    await expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '#/companies/1')
    await expect(cards[3]).toHaveTextContent('1 ensaioR$ 12.480,90')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Busca = meta.story({
  name: 'Buscar pelo teclado',
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('searchbox', { name: 'Buscar clientes' }), '12abc345{Enter}')
    await calledOnce(args.onSearch, '12abc345')
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'Nome, CNPJ ou e-mail')
  },
})

export const NovaEmpresa = meta.story({
  name: 'Nova empresa, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Nova empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova empresa' }))
    await write(dialog.getByRole('textbox', { name: 'Empresa' }), 'Leste Imóveis')
    await write(dialog.getByRole('textbox', { name: 'Nome do contato' }), 'Rita Lobo')
    await write(dialog.getByRole('textbox', { name: 'Telefone' }), '11912345678')
    await write(dialog.getByRole('textbox', { name: 'E-mail' }), 'rita@leste.test')
    await press(dialog.getByRole('button', { name: 'Criar e convidar' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Leste Imóveis' })),
    )
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const DesisteDaNova = meta.story({
  ...notPictured,
  name: 'Desiste da nova empresa, aberta antes de a lista chegar',
  args: { companies: waiting },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Nova empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova empresa' }))
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const SoConsulta = meta.story({
  ...notPicturedOn('phone'),
  name: 'Sem criar, com uma empresa desativada',
  args: {
    onAdd: undefined,
    companies: ready(companyPage({ companies: [staffCompany({ active: false })], total: 1, last_page: 1 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Desativada')[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Nova empresa' })).toBeNull()
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nada encontrado',
  args: { text: 'horizonte sul', companies: ready({ companies: [], last_page: 1, total: 0 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhum cliente com “horizonte sul”')).toBeVisible()
    await isAnnounced(canvas.getByText('0 clientes'))
    await expect(canvas.queryByText('Ainda não há clientes')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos os clientes' }))
    await calledOnce(args.onSearch, '')
  },
})

export const Vazio = meta.story({
  args: { companies: ready({ companies: [], last_page: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há clientes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ver todos os clientes' })).toBeNull()
  },
})

export const Esperando = meta.story({
  args: { companies: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/cliente/, { selector: '[role=status]' })).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { companies: refreshing(companyPage()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { companies: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os clientes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = companyPage({
  companies: [
    staffCompany({
      name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
      corporate_name:
        'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais SPE 14 Ltda. em Recuperação Judicial',
      balance: 99_999.99,
      sessions: 123_456,
    }),
  ],
})

export const Longos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Nomes longos',
  args: { companies: ready(long) },
})

export const LongosNoCelular = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: { companies: ready(long) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, busca',
  render: function Adopter(args) {
    const [text, setText] = useState('')
    const [page, setPage] = useState(1)
    const [companies, retry] = useRemote(
      (signal) => client.companies.search(text, page, signal),
      [text, page],
    )
    return (
      <CompanyTable
        {...args}
        companies={companies}
        text={text}
        onSearch={setText}
        page={page}
        onPage={setPage}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(searchCompanies, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(searchCompanies, ({ request }) => {
        const text = new URL(request.url).searchParams.get('text') ?? ''
        const companies = staffCompanies().filter(({ name }) => name.includes(text))
        return { companies, last_page: 1, total: companies.length }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByText('4 clientes')
    await userEvent.type(canvas.getByRole('searchbox'), 'Vista{Enter}')
    await expect(await canvas.findByText('1 cliente')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Vista Mar Incorporadora' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(await canvas.findByText('4 clientes')).toBeInTheDocument()
  },
})
