import { createClient } from '@ensaio/client'
import { Failure, listOpenStatements } from '@ensaio/domain'
import { creditStatements, monthlyStatement, monthlyStatements, openStatements, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { MonthlyStatementList, type MonthlyStatementListProps } from './MonthlyStatementList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/MonthlyStatementList',
  component: MonthlyStatementList,
  args: {
    statements: ready(monthlyStatements()),
    title: 'Fechamentos',
    empty: 'Quando um mês com ensaios termina, a fatura dele aparece aqui.',
    today: '2026-11-20',
    onRetry: fn(),
  } as MonthlyStatementListProps,
  parameters: {
    docs: {
      description: {
        component:
          'Os meses fechados de um cliente pós-pago, do mais novo ao mais antigo: total, vencimento e situação. Para a equipe, também os de todos os clientes, com “Marcar como paga” e “Desfazer”, e o fechamento de um mês que passou.',
      },
    },
  },
})

const staff = {
  onPay: fn<NonNullable<MonthlyStatementListProps['onPay']>>(async () => undefined),
  onCloseMonth: fn<NonNullable<MonthlyStatementListProps['onCloseMonth']>>(async () => undefined),
}

export const DoCliente = meta.story({
  name: 'Em aberto, vencida e paga, para o cliente',
  args: { hrefOf: (id: number) => `#/statements/${id}` },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => within(line))
    await expect(lines).toHaveLength(3)
    await expect(lines[0]?.getByText('Em aberto')).toBeVisible()
    await expect(lines[0]?.getByText('Vence em 30/11/2026')).toBeVisible()
    await expect(lines[0]?.getByText('R$ 1.076,70')).toBeVisible()
    await expect(lines[1]?.getByText('Vencida')).toBeVisible()
    await expect(lines[2]?.getByText('Paga em 09/09/2026')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Outubro de 2026' })
    await expect(link).toHaveAttribute('href', '#/statements/3')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const AFavor = meta.story({
  name: 'A favor do cliente: a abater, abatida e acertada',
  args: { ...staff, statements: ready(creditStatements()) },
  play: async ({ canvas, args }) => {
    const [pending, carried, settled] = canvas.getAllByRole('listitem').map((line) => within(line))
    await expect(pending?.getByText('A abater')).toBeVisible()
    await expect(pending?.getByText('Abate no próximo fechamento')).toBeVisible()
    await expect(pending?.getByText('-R$ 120,50')).toBeVisible()
    await expect(carried?.getByText('Abatida em outubro de 2026')).toBeVisible()
    await expect(carried?.queryByRole('button')).toBeNull()
    await expect(settled?.getByText('Acertada em 09/09/2026')).toBeVisible()
    await expect(settled?.getByRole('button', { name: 'Desfazer, Agosto de 2026' })).toBeVisible()
    await expect(canvas.queryByText(/^Vence/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como acertada, Outubro de 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como acertada' }))
    await expect(dialog.getByText(/não é mais abatido no próximo fechamento/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como acertada' }))
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), expect.anything()),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado, marcar como paga',
  ...notPictured,
  args: staff,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Marcar como paga, Outubro de 2026' })
    await tabTo(button)
    await press(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como paga' }))
    await expect(dialog.getByRole('textbox', { name: 'Pago em' })).toHaveValue('20-11-2026')
    await write(dialog.getByRole('textbox', { name: /^Observação/ }), 'PIX')
    await press(dialog.getByRole('button', { name: 'Marcar como paga' }))
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }), {
        paid_on: '2026-11-20',
        note: 'PIX',
      }),
    )
  },
})

export const MarcarComoPaga = meta.story({
  name: 'Marcar como paga: o dia ainda não chegou',
  args: {
    ...staff,
    onPay: fn(async () => {
      throw new Failure('invalid', 'Confira os dados.', { paid_on: 'Este dia ainda não chegou.' })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como paga, Setembro de 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como paga' }))
    const day = dialog.getByRole('textbox', { name: 'Pago em' })
    await userEvent.clear(day)
    await userEvent.type(day, '21112026')
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como paga' }))
    await expect(await dialog.findByText('Este dia ainda não chegou.')).toBeVisible()
    await expect(day).toHaveValue('21-11-2026')
  },
})

export const Desfazer = meta.story({
  name: 'Desfazer um pagamento pede o motivo',
  args: staff,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer, Agosto de 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer o pagamento' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer o pagamento' }))
    await expect(await dialog.findByText('Conte o motivo.')).toBeVisible()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
})

export const FecharUmMes = meta.story({
  name: 'Fechar um mês que passou',
  args: staff,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar um mês' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar um mês' }))
    const months = dialog.getByRole('combobox', { name: 'Mês' })
    await expect(within(months).queryByRole('option', { name: 'Outubro de 2026' })).toBeNull()
    await userEvent.selectOptions(months, 'Junho de 2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar o mês' }))
    await waitFor(() => expect(args.onCloseMonth).toHaveBeenCalledWith('2026-06'))
  },
})

export const DeEmpresaUnida = meta.story({
  name: 'O mês de uma empresa unida diz de quem é, e o próprio ainda pode ser fechado',
  args: {
    ...staff,
    statements: ready([monthlyStatement({ month: '2026-06', closed_for: 'Horizonte Construções' })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('De Horizonte Construções')
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar um mês' }))
    const months = within(await screen.findByRole('combobox', { name: 'Mês' }))
    await expect(months.getByRole('option', { name: 'Junho de 2026' })).toBeVisible()
  },
})

export const DeTodos = meta.story({
  name: 'De todos os clientes, a que vence antes primeiro',
  args: {
    ...{ statements: ready(openStatements()), title: 'A receber', onPay: staff.onPay },
    companyHref: (id: number) => `#/companies/${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vista Mar Incorporadora' })).toHaveAttribute(
      'href',
      '#/companies/3',
    )
    const buttons = canvas.getAllByRole('button', { name: /^Marcar como paga, .*, Construtora/ })
    await expect(buttons).toHaveLength(2)
    // In one line.
    for (const button of buttons) await expect(button.offsetHeight).toBeLessThan(48)
  },
})

export const Longo = meta.story({
  name: 'Nome e valor longos, no celular; sem valor não há o que pagar',
  ...onPhone,
  args: {
    ...staff,
    statements: ready([
      {
        ...monthlyStatement({ total: 1_234_567.89 }),
        company: {
          id: 9,
          name: 'Companhia Nacional de Incorporações e Empreendimentos Imobiliários do Litoral Norte S.A.',
        },
      },
      monthlyStatement({ id: 4, month: '2026-09', total: 0, paid_on: '2026-10-01' }),
      monthlyStatement({ id: 5, month: '2026-08', total: -1_120.5 }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Marcar|^Desfazer/ })).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazio = meta.story({
  args: { statements: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum fechamento')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { statements: waiting } })

export const Falhou = meta.story({
  args: { statements: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const Atualizando = meta.story({
  ...notPictured,
  args: { statements: refreshing(monthlyStatements()) },
  play: staysWhileRefreshing,
})

function ByNetwork(props: MonthlyStatementListProps) {
  const [statements, retry] = useRemote((signal) => client.closings.open(signal), [])
  return <MonthlyStatementList {...props} statements={statements} onRetry={retry} />
}

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  ...notPictured,
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(listOpenStatements, 'internal', 'Não foi possível ler os fechamentos.', { once: true }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler os fechamentos.')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Vista Mar Incorporadora')).toBeVisible()
  },
})
