import { createClient } from '@ensaio/client'
import { type CreditAdjustment, Failure, getCompany, type PaymentPlan } from '@ensaio/domain'
import { companyPerson, refuse, staffCompanyDetail } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CompanySheet, type CompanySheetProps } from './CompanySheet.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanySheet',
  component: CompanySheet,
  args: {
    company: ready(staffCompanyDetail()),
    onChangePlan: fn<(plan: PaymentPlan) => Promise<unknown>>(async () => undefined),
    onAdjust: fn<(adjustment: CreditAdjustment) => Promise<unknown>>(async () => undefined),
    onChange: fn<NonNullable<CompanySheetProps['onChange']>>(async () => undefined),
    onAddPerson: fn<NonNullable<CompanySheetProps['onAddPerson']>>(async () => undefined),
    onChangePerson: fn<NonNullable<CompanySheetProps['onChangePerson']>>(async () => undefined),
    onSignPersonOut: fn<NonNullable<CompanySheetProps['onSignPersonOut']>>(async () => undefined),
    now: '2026-11-20T15:00:00.000Z',
    sessionHref: (id: number) => `#/sessions/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma empresa cliente como o escritório a vê: fatos, pessoas, plano, acesso, extrato e o ajuste de crédito. Mudar o plano e desativar perguntam antes; sem `onChange`, nada se edita. Valores em reais.',
      },
    },
  },
})

export const PrePaga = meta.story({
  name: 'Pré-paga, com crédito',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Prisma Imóveis')
    await expect(canvas.getByText('12.ABC.345/01DE-35')).toBeVisible()
    await expect(canvas.getByText('02/03/2026')).toBeVisible()
    const people = within(canvas.getByRole('region', { name: 'Pessoas' }))
    await expect(people.getByRole('link', { name: 'mariana@prisma.test' })).toHaveAttribute(
      'href',
      'mailto:mariana@prisma.test',
    )
    await expect(people.getByText('(11) 98765-4321')).toBeVisible()
    const statement = within(canvas.getByRole('table'))
    await expect(statement.getAllByRole('link', { name: /Ver ensaio/ })).toHaveLength(2)
    await expect(statement.queryByRole('link', { name: /recibo/ })).toBeNull()
  },
})

export const MudarDePlano = meta.story({
  name: 'Mudar de plano, com uma pergunta antes',
  play: async ({ canvas, args }) => {
    const change = canvas.getByRole('button', { name: 'Mudar para pós-pago' })
    await press(change)
    const dialog = await canvas.findByRole('alertdialog', { name: 'Mudar para pós-pago?' })
    await expect(dialog).toHaveAccessibleDescription(/O saldo de R\$\s500,00 fica guardado/)
    await press(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onChangePlan).not.toHaveBeenCalled()
    await press(change)
    await press(await canvas.findByRole('button', { name: 'Mudar plano' }))
    await waitFor(() => expect(args.onChangePlan).toHaveBeenCalledWith(2))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const PosPaga = meta.story({
  name: 'Pós-paga e nova: sem lançamentos, sem pessoas',
  args: {
    company: ready(
      staffCompanyDetail({
        payment_plan: 2,
        balance: 0,
        identification: null,
        corporate_name: null,
        sessions: 0,
        people: [],
        statement: { balance: 0, entries: [] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum lançamento ainda')).toBeVisible()
    await expect(canvas.getByText('Ninguém com acesso ainda')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar para pré-pago' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription(
      /só pede depois de pagar/,
    )
  },
})

export const Editar = meta.story({
  name: 'Editar nomes, CNPJ e contato, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar empresa' }))
    const name = dialog.getByRole('textbox', { name: 'Empresa' })
    await expect(name).toHaveValue('Prisma Imóveis')
    await userEvent.clear(name)
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome da empresa.'))
    await userEvent.type(name, 'Prisma Casa')
    await userEvent.clear(dialog.getByRole('textbox', { name: /Razão social/ }))
    await userEvent.clear(dialog.getByRole('textbox', { name: /Telefone/ }))
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        name: 'Prisma Casa',
        corporate_name: null,
        identification: '12ABC34501DE35',
        contact: { id: 1, name: 'Mariana Duarte', phone: null },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Desativar = meta.story({
  name: 'Desativar, com uma pergunta antes',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar empresa' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Desativar esta empresa?' })
    await expect(dialog).toHaveAccessibleDescription(/ninguém da empresa entra nem pede ensaios/)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ active: false }))
  },
})

export const Desativada = meta.story({
  args: { company: ready(staffCompanyDetail({ active: false })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Desativada')).toBeVisible()
    await expect(canvas.getByText(/Ninguém da empresa entra no portal/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reativar empresa' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ active: true }))
  },
})

export const Pessoas = meta.story({
  name: 'Convida uma pessoa e muda o papel de outra',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar pessoa' }))
    const invited = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }))
    await userEvent.type(invited.getByRole('textbox', { name: /Nome/ }), 'Bia Reis')
    await userEvent.type(invited.getByRole('textbox', { name: /E-mail/ }), 'bia@prisma.test')
    await userEvent.click(invited.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() =>
      expect(args.onAddPerson).toHaveBeenCalledWith({
        name: 'Bia Reis',
        email: 'bia@prisma.test',
        role: 'orders',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Mariana Duarte' }))
    const changed = within(await screen.findByRole('dialog', { name: 'Mariana Duarte' }))
    await userEvent.selectOptions(changed.getByRole('combobox', { name: /Papel/ }), 'Financeiro')
    await userEvent.click(changed.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onChangePerson).toHaveBeenCalledWith(1, { role: 'finance', active: true }),
    )
  },
})

export const SoConsulta = meta.story({
  name: 'Para quem não edita',
  args: { onChange: undefined, onAddPerson: undefined, onChangePerson: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Editar empresa' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Acesso' })).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    company: ready(
      staffCompanyDetail({
        name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
        people: [
          companyPerson({
            name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
            email: 'maria.aparecida.conceicao.albuquerque@incorporadoravaledoparanapanema.demo.test',
            phone: '+5511987654321',
            is_invited: true,
          }),
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { company: waiting } })

export const Atualizando = meta.story({
  args: { company: refreshing(staffCompanyDetail()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { company: failed(new Failure('not_found', 'Este cliente não foi encontrado.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este cliente não foi encontrado.')).toBeVisible()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: dá crédito, o extrato mostra',
  render: function Adopter(args) {
    const [company, retry, replace] = useRemote((signal) => client.companies.get(2, signal), [])
    return (
      <CompanySheet
        {...args}
        company={company}
        onAdjust={async (adjustment) =>
          replace(await client.companies.adjustCredit(2, adjustment, 'chave-de-um-ajuste'))
        }
        onChangePlan={async (plan) => replace(await client.companies.changePlan(2, plan))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(getCompany, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Valor/ }), '250')
    await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), 'Cortesia pelo atraso')
    await userEvent.click(canvas.getByRole('button', { name: 'Dar crédito' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar crédito' }))
    await expect(await canvas.findByText('Cortesia pelo atraso', { selector: 'th' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar para pós-pago' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mudar plano' }))
    await expect(await canvas.findByRole('button', { name: 'Mudar para pré-pago' })).toBeVisible()
  },
})
