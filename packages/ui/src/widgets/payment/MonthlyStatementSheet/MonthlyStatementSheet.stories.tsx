import { createClient } from '@ensaio/client'
import { getMonthlyStatement } from '@ensaio/domain'
import { monthlyStatementDetail, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { MonthlyStatementSheet, type MonthlyStatementSheetProps } from './MonthlyStatementSheet.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/MonthlyStatementSheet',
  component: MonthlyStatementSheet,
  args: {
    statement: monthlyStatementDetail(),
    onPrint: fn(),
    onDownloadPdf: fn(async () => undefined),
    onDownload: fn(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um mês fechado, como sai no papel e em PDF: sempre claro, também no tema escuro, com todos os lançamentos do mês e o total. Não muda depois do fechamento; só a situação diz se foi paga. Espera e falha são do `Await` em volta.',
      },
    },
  },
})

export const EmAberto = meta.story({
  name: 'Em aberto; imprimir e baixar pelo teclado',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Fechamento de outubro de 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Horizonte Empreendimentos S.A.CNPJ 11.222.333/0001-81',
      '01/11/2026',
      '30/11/2026',
      'Em aberto',
    ])
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(6)
    await expect(within(rows[3] as HTMLElement).getByText('-R$ 499,00')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Baixar PDF' }))
    await waitFor(() =>
      expect(args.onDownloadPdf).toHaveBeenCalledWith(expect.any(Function), expect.any(AbortSignal)),
    )
    await expect(args.onDownload).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Baixar CSV' }))
    await waitFor(() =>
      expect(args.onDownload).toHaveBeenCalledWith(expect.any(Function), expect.any(AbortSignal)),
    )
  },
})

export const Paga = meta.story({
  args: { statement: monthlyStatementDetail({ state: 'paid', paid_on: '2026-11-09' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paga em 09/11/2026')).toBeVisible()
  },
})

export const AFavor = meta.story({
  name: 'A favor do cliente, abatida no mês seguinte',
  args: {
    statement: monthlyStatementDetail({
      ...{ state: 'carried', total: -349.3, carried_to: '2026-11' },
      lines: monthlyStatementDetail().lines.slice(3, 5),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo a favor')).toBeVisible()
    await expect(canvas.getByText('R$ 349,30')).toBeVisible()
    await expect(canvas.getByText('Abatida em novembro de 2026')).toBeVisible()
    await expect(canvas.queryByText('Vencimento')).toBeNull()
  },
})

export const Zerado = meta.story({
  name: 'Um mês que fecha em zero não vence',
  args: { statement: monthlyStatementDetail({ total: 0, state: 'settled', lines: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 0,00')).toBeVisible()
    await expect(canvas.queryByText('Vencimento')).toBeNull()
  },
})

export const ComSaldo = meta.story({
  name: 'Com o saldo de um mês anterior',
  args: {
    statement: monthlyStatementDetail({
      total: 458.7,
      lines: [
        {
          ...{ id: 9, created_at: '2026-10-01T03:20:00.000Z', session_id: null, amount: -349.3 },
          description: 'Saldo do fechamento de setembro de 2026',
        },
        ...monthlyStatementDetail().lines.slice(0, 2),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [carried] = canvas.getAllByRole('row').slice(1)
    await expect(
      within(carried as HTMLElement).getByText('Saldo do fechamento de setembro de 2026'),
    ).toBeVisible()
    await expect(within(carried as HTMLElement).getByText('-R$ 349,30')).toBeVisible()
  },
})

export const Longo = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    statement: monthlyStatementDetail({
      total: 1_234_567.89,
      company: {
        name: 'Companhia Nacional de Incorporações e Empreendimentos Imobiliários do Litoral Norte S.A.',
        identification: null,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function ByNetwork(props: MonthlyStatementSheetProps) {
  const [known, retry] = useRemote((signal) => client.statements.get(3, signal), [])
  return (
    <Await remote={known} onRetry={retry} waiting={<Skeleton height="420px" />}>
      {(value) => <MonthlyStatementSheet {...props} statement={value} />}
    </Await>
  )
}

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(getMonthlyStatement, 'not_found', 'Não encontramos este fechamento.', { once: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não encontramos este fechamento.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Vencimento')).toBeVisible()
  },
})
