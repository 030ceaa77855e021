import { createClient } from '@ensaio/client'
import { type CreditAdjustment, Failure, getCompany, type PaymentPlan } from '@ensaio/domain'
import { companyPerson, refuse, staffCompanyDetail } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
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
    const facts = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(facts.slice(0, 3)).toEqual(['CNPJ', 'Cliente desde', 'Ensaios pedidos'])
    await expect(canvas.getByRole('region', { name: 'Extrato' })).toBeVisible()
    // What nobody can do here is not offered.
    for (const name of ['Pedir um ensaio', 'Unir com outra'])
      await expect(canvas.queryByText(name)).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Cópia dos dados' })).toBeNull()
    await expect(canvas.queryByText('Desativada')).toBeNull()
  },
})

/** Everything that staff may do with a company. */
const everything = {
  orderHref: '#/order/2',
  companyHref: (id: number) => `#/companies/${id}`,
  onMerge: fn(),
  onInvite: fn<NonNullable<CompanySheetProps['onInvite']>>(async () => undefined),
  onCorrectEmail: fn<NonNullable<CompanySheetProps['onCorrectEmail']>>(async () => undefined),
  onResetSecondStep: fn<NonNullable<CompanySheetProps['onResetSecondStep']>>(async () => undefined),
  onExport: fn<NonNullable<CompanySheetProps['onExport']>>(async () => undefined),
}

export const Tudo = meta.story({
  name: 'Pede, une, exporta e convida de novo',
  args: {
    ...everything,
    company: ready(
      staffCompanyDetail({
        people: [
          companyPerson(),
          companyPerson({ id: 2, name: 'Bia Reis', email: 'bia@prisma.test', is_invited: true }),
        ],
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Pedir um ensaio' })).toHaveAttribute('href', '#/order/2')
    await press(canvas.getByRole('button', { name: 'Unir com outra' }))
    await expect(args.onMerge).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Baixar todos os dados' }))
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(expect.any(Function), expect.any(AbortSignal)),
    )
    await press(canvas.getByRole('button', { name: 'Enviar convite de novo: Bia Reis' }))
    await waitFor(() => calledOnce(args.onInvite, 'bia@prisma.test'))
    await press(canvas.getByRole('button', { name: 'Corrigir e-mail: Bia Reis' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await write(dialog.getByRole('textbox'), 'bia@certo.test')
    await press(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() => calledOnce(args.onCorrectEmail, 'bia@prisma.test', 'bia@certo.test'))
  },
})

export const DuasEtapas = meta.story({
  ...notPictured,
  name: 'Desliga as duas etapas de quem perdeu o celular',
  args: {
    ...everything,
    company: ready(staffCompanyDetail({ people: [companyPerson({ has_second_step: true })] })),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar Caio Fontes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await press(dialog.getByRole('button', { name: 'Desligar as duas etapas' }))
    await waitFor(() => calledOnce(args.onResetSecondStep, companyPerson({ has_second_step: true })))
  },
})

export const Unida = meta.story({
  name: 'Unida a outra: só se lê, e leva à outra',
  args: {
    ...everything,
    company: ready(staffCompanyDetail({ active: false, merged_into: { id: 3, name: 'Vista Mar' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unida a Vista Mar')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vista Mar' })).toHaveAttribute('href', '#/companies/3')
    const offered = canvas
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    for (const name of ['Editar empresa', 'Unir com outra', 'Convidar pessoa', 'Mudar para pós-pago'])
      await expect(offered).not.toContain(name)
    await expect(canvas.queryByRole('link', { name: 'Pedir um ensaio' })).toBeNull()
    for (const name of ['Acesso', 'Ajustar crédito'])
      await expect(canvas.queryByRole('region', { name })).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Plano de pagamento' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Cópia dos dados' })).toBeVisible()
  },
})

export const UnidaSemLink = meta.story({
  ...notPictured,
  name: 'Unida a outra, sem onde abri-la',
  args: { company: Unida.input.args?.company },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unida a Vista Mar')).toBeVisible()
    await expect(canvas.queryByText(/^O que era desta empresa/)).toBeNull()
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
    await expect(canvas.getByText('Pós-pago')).toBeVisible()
    await expect(canvas.getByText('Pede sem crédito e paga por fatura.')).toBeVisible()
    await expect(canvas.queryByText('CNPJ')).toBeNull()
    await expect(canvas.getByText('Ninguém com acesso ainda')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar para pré-pago' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription(
      /só pede depois de pagar/,
    )
  },
})

export const Desativada = meta.story({
  args: { ...everything, company: ready(staffCompanyDetail({ active: false })) },
  play: async ({ canvas, args }) => {
    // It neither orders nor takes another one in.
    await expect(canvas.queryByRole('link', { name: 'Pedir um ensaio' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Unir com outra' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Desativar empresa' })).toBeNull()
    await expect(canvas.getByText('Desativada')).toBeVisible()
    await expect(canvas.getByText(/Ninguém da empresa entra no portal/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reativar empresa' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ active: true }))
  },
})

export const SoConsulta = meta.story({
  name: 'Para quem não edita',
  args: {
    onChange: undefined,
    onAddPerson: undefined,
    onChangePerson: undefined,
    onSignPersonOut: undefined,
    onAdjust: undefined,
    onChangePlan: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Ajustar crédito' })).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Plano de pagamento' })).toHaveTextContent('Pré-pago')
    await expect(canvas.queryByRole('button')).toBeNull()
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
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar o cliente')).toBeVisible()
    await expect(canvas.getByText('Este cliente não foi encontrado.')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
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

export const DaCredito = meta.story({
  ...notPictured,
  name: 'Dá crédito, depois de confirmar',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '250')
    await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), ' Cortesia pelo atraso ')
    await userEvent.click(canvas.getByRole('button', { name: 'Dar crédito' }))
    await expect(args.onAdjust).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar crédito' }))
    await waitFor(() =>
      expect(args.onAdjust).toHaveBeenCalledWith({ amount: 250, reason: 'Cortesia pelo atraso' }),
    )
  },
})
