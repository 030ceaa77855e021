import { createClient } from '@ensaio/client'
import { Failure, getStatement, longestStatement } from '@ensaio/domain'
import { refuse, statement } from '@ensaio/mocks'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HouseZone } from '../../../theme/house-zone.ts'
import { StatementTable, type StatementTableProps } from './StatementTable.tsx'

const client = createClient({ baseUrl: '/api' })
const [spent, bought] = statement().entries

const meta = preview.meta({
  title: 'Componentes/Pagamento/StatementTable',
  component: StatementTable,
  args: {
    statement: ready(statement()),
    sessionHref: (id: number) => `#/sessions/${id}`,
    receiptHref: (reference: string) => `#/statement/${reference}`,
    onRetry: fn(),
  } as StatementTableProps,
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O extrato: o saldo e o que o moveu, do mais novo ao mais antigo, em R$ e no horário de São Paulo. Cada ensaio leva ao ensaio, cada pagamento ao seu recibo. No celular a data e o saldo vão para a segunda linha; continua sendo uma tabela.',
      },
    },
  },
})

export const Pronto = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo', { selector: 'p' })).toHaveTextContent('Saldo R$ 500,00')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(4)
    const [first, second] = rows.map((row) => within(row))
    await expect(first?.getByRole('link', { name: `Ver ensaio (${spent?.description})` })).toHaveAttribute(
      'href',
      `#/sessions/${spent?.session_id}`,
    )
    await expect(first?.getByText('-R$ 399,00')).toBeVisible()
    await expect(first?.queryByRole('link', { name: /recibo/ })).toBeNull()
    const receipt = canvas.getByRole('link', { name: 'Ver recibo de R$\u00a0399,00, 12/11/2026, 11h31' })
    await expect(receipt).toHaveAttribute('href', `#/statement/${bought?.reference}`)
    await tabTo(receipt)
    await expect(second?.getByText('+R$ 399,00')).toBeVisible()
  },
})

export const OutroFuso = meta.story({
  ...notPictured,
  name: 'A casa num outro fuso horário',
  render: (args) => (
    <HouseZone value="America/Rio_Branco">
      <StatementTable {...args} />
    </HouseZone>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Ver recibo de R$\u00a0399,00, 12/11/2026, 09h31' }),
    ).toBeVisible()
    await expect(canvas.getAllByText('12/11/2026, 09h31')[0]).toBeInTheDocument()
  },
})

export const PosPago = meta.story({
  name: 'Pós-pago: o total em fatura, e quem lançou',
  args: {
    statement: ready({
      account: 'invoice',
      balance: -399,
      entries: statement()
        .entries.slice(0, 1)
        .map((entry) => ({ ...entry, balance: -399, author: 'Bianca Moraes' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total em fatura', { selector: 'p' })).toHaveTextContent(
      'Total em fatura R$ 399,00',
    )
    await expect(canvas.getByText('Por Bianca Moraes')).toBeVisible()
  },
})

async function heads(canvas: Pick<ReturnType<typeof within>, 'getAllByRole' | 'getByRole'>, names: string[]) {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(names.length)
  for (const name of names) await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
}

export const NoComputador = meta.story({
  name: 'No computador: quatro colunas',
  ...onDesk,
  play: async ({ canvas }) => {
    await heads(canvas, ['Data', 'Lançamento', 'Valor', 'Saldo'])
  },
})

export const NoCelular = meta.story({
  name: 'No celular: duas colunas, tudo à vista',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await heads(canvas, ['Lançamento', 'Valor e saldo'])
    const [row] = canvas.getAllByRole('row').slice(1)
    await expect(row).toBeVisible()
    if (!row) return
    await expect(within(row).getAllByText('18/11/2026, 14h05').at(-1)).toBeVisible()
    await expect(within(row).getAllByText('R$ 500,00').at(0)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazio = meta.story({
  args: { statement: ready({ balance: 0, entries: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum lançamento ainda')).toBeVisible()
    await expect(canvas.getByText('R$ 0,00')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Esperando = meta.story({ args: { statement: waiting } })

export const Atualizando = meta.story({
  args: { statement: refreshing(statement()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { statement: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar o extrato')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const base = { created_at: '2026-11-18T17:05:00.000Z', session_id: null, reference: null }

export const Longos = meta.story({
  name: 'Textos longos, somas grandes, estorno',
  args: {
    statement: ready({
      balance: 1_234_567.89,
      entries: [
        {
          ...base,
          id: 3,
          description: 'Estorno do ensaio na Rua Augusta, 1500, menos a taxa de cancelamento de 30%',
          amount: 279.3,
          balance: 1_234_567.89,
          session_id: 1044,
        },
        {
          ...base,
          id: 2,
          description:
            'Ensaio na Avenida Desembargador Marcelino Pereira dos Santos Albuquerque, 12.480, fundos, Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
          amount: -1_150_000.55,
          balance: 1_234_288.59,
          session_id: 1043,
        },
        {
          ...base,
          id: 1,
          description: 'Crédito por cartão',
          amount: 2_384_289.14,
          balance: 2_384_289.14,
          reference: 'pay_7Hq2mXc4T1',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const DoisPlanos = meta.story({
  name: 'De quem mudou de plano: a fatura, e o crédito que ficou',
  args: {
    statement: ready({
      account: 'invoice',
      balance: -399,
      entries: statement()
        .entries.slice(0, 1)
        .map((entry) => ({ ...entry, balance: -399 })),
      other: { account: 'credit', balance: 899, entries: statement().entries.slice(1) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total em fatura', { selector: 'p' })).toHaveTextContent('R$ 399,00')
    await expect(canvas.getByText('Crédito guardado', { selector: 'p' })).toHaveTextContent('R$ 899,00')
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: /^Ver recibo/ })).toHaveLength(2)
  },
})

const entriesOf = (count: number) =>
  ready({
    balance: 0,
    entries: Array.from({ length: count }, (_, id) => ({
      ...base,
      id: count - id,
      description: 'Crédito por cartão',
      amount: 1,
      balance: 0,
    })),
  })

const cut = 'Aqui estão os 1.000 lançamentos mais novos. O extrato inteiro vem na cópia dos dados da empresa.'

export const Cortado = meta.story({
  ...notPictured,
  name: 'Com mais do que cabe: diz onde está o resto',
  args: { statement: entriesOf(longestStatement) },
  render: (args) => (
    <Changing of={StatementTable} before={args} after={{ statement: entriesOf(longestStatement - 1) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cut)).toBeVisible()
    await change(canvas)
    await expect(canvas.queryByText(cut)).toBeNull()
  },
})

function ByNetwork(props: StatementTableProps) {
  const [known, retry] = useRemote((signal) => client.payments.statement(signal), [])
  return <StatementTable {...props} statement={known} onRetry={retry} />
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, depois de uma falha',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(getStatement, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
})
