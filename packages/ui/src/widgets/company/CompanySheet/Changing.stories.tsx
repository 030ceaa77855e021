import { type CreditAdjustment, Failure, type PaymentPlan } from '@ensaio/domain'
import { companyPerson, staffCompanyDetail } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { CompanySheet, type CompanySheetProps } from './CompanySheet.tsx'

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanySheet: alterar',
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
    await waitFor(() => calledOnce(args.onChangePlan, 2))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

const changeOnce = fn<(plan: PaymentPlan) => Promise<unknown>>(async () => undefined)

export const PlanoRecusado = meta.story({
  name: 'A mudança de plano falha: dito na pergunta, e muda na segunda vez',
  beforeEach() {
    changeOnce.mockRejectedValueOnce(new Failure('offline', 'Verifique a sua conexão.'))
  },
  args: {
    company: ready(staffCompanyDetail({ payment_plan: 2, balance: 80 })),
    onChangePlan: changeOnce,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar para pré-pago' }))
    const dialog = await canvas.findByRole('alertdialog', { name: 'Mudar para pré-pago?' })
    await expect(dialog).toHaveAccessibleDescription(
      'Paga com cartão antes de pedir; cada ensaio sai do crédito. Com saldo de R$\u00a080,00, já pode pedir.',
    )
    const change = within(dialog).getByRole('button', { name: 'Mudar plano' })
    await userEvent.click(change)
    await isAnnounced(await within(dialog).findByText('Verifique a sua conexão.'), 'alert')
    await userEvent.click(change)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onChangePlan).toHaveBeenLastCalledWith(1)
  },
})

const cut = Promise.withResolvers<unknown>()

export const PlanoAindaNaoMudou = meta.story({
  ...notPictured,
  name: 'Ninguém sai no meio da mudança de plano, e a falha é dita na pergunta',
  args: { onChangePlan: fn<(plan: PaymentPlan) => Promise<unknown>>(() => cut.promise) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Mudar para pós-pago' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Mudar para pós-pago?' }))
    await press(dialog.getByRole('button', { name: 'Mudar plano' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    cut.reject(new Failure('offline', 'Verifique a sua conexão.'))
    await expect(await dialog.findByText('Verifique a sua conexão.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const Editar = meta.story({
  name: 'Editar nomes, CNPJ e contato, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar empresa' }))
    const name = dialog.getByRole('textbox', { name: 'Empresa' })
    await expect(name).toHaveValue('Prisma Imóveis')
    await hasAttributes(name, { autocomplete: 'off', maxlength: '120', 'aria-required': 'true' })
    await hasAttributes(dialog.getByRole('textbox', { name: /^Razão social.*\(opcional\)$/ }), {
      autocomplete: 'off',
      maxlength: '200',
    })
    await hasAttributes(dialog.getByRole('textbox', { name: /^CNPJ.*\(opcional\)$/ }), {
      autocomplete: 'off',
      autocapitalize: 'characters',
      spellcheck: 'false',
    })
    const contact = dialog.getByRole('textbox', { name: 'Nome do contato' })
    await hasAttributes(contact, { autocomplete: 'off', maxlength: '120', 'aria-required': 'true' })
    await expect(contact).toHaveAccessibleDescription('mariana@prisma.test')
    await hasAttributes(dialog.getByRole('textbox', { name: /^Telefone.*\(opcional\)$/ }), {
      autocomplete: 'off',
      inputmode: 'tel',
    })
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
        contact: { id: 1, name: 'Mariana Duarte', phone: null },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const EditarSemPessoas = meta.story({
  name: 'Editar uma empresa sem pessoas: sem contato',
  args: { company: ready(staffCompanyDetail({ people: [], corporate_name: null, identification: null })) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar empresa' }))
    await expect(dialog.getAllByRole('textbox')).toHaveLength(3)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Razão social/ }), ' Prisma Ltda. ')
    await userEvent.type(dialog.getByRole('textbox', { name: /^CNPJ/ }), '11222333000182')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    const cnpj = dialog.getByRole('textbox', { name: /^CNPJ/ })
    await waitFor(() => expect(cnpj).toHaveAccessibleDescription(/^Este CNPJ não existe/))
    await userEvent.clear(cnpj)
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => calledOnce(args.onChange, { corporate_name: 'Prisma Ltda.' }))
  },
})

export const EditarOPrimeiro = meta.story({
  ...notPictured,
  name: 'Editar: o contato é quem chegou primeiro; quem desiste não muda nada',
  args: {
    company: ready(
      staffCompanyDetail({
        people: [
          companyPerson({ id: 7, name: 'Bia Reis' }),
          companyPerson({ id: 4, name: 'Ana Luz', phone: null }),
        ],
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar empresa' }))
    await expect(dialog.getByRole('textbox', { name: 'Nome do contato' })).toHaveValue('Ana Luz')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Nome do contato' }))
    await write(dialog.getByRole('textbox', { name: /^Telefone/ }), '119')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome do contato' })).toBeInvalid())
    await expect(dialog.getByRole('textbox', { name: /^Telefone/ })).toBeInvalid()
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Desativar = meta.story({
  name: 'Desativar, com uma pergunta antes',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar empresa' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Desativar esta empresa?' })
    await expect(dialog).toHaveAccessibleDescription(/ninguém da empresa entra nem pede ensaios/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar empresa' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Desativar' }))
    await waitFor(() => calledOnce(args.onChange, { active: false }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
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
    await waitFor(() => calledOnce(args.onChangePerson, 1, { role: 'finance' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const SaiDeTodos = meta.story({
  ...notPictured,
  name: 'Tira uma pessoa de todos os aparelhos',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Editar Mariana Duarte' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mariana Duarte' }))
    await press(dialog.getByRole('button', { name: /Sair|sair/ }))
    await waitFor(() =>
      calledOnce(args.onSignPersonOut, expect.objectContaining({ id: 1, name: 'Mariana Duarte' })),
    )
  },
})
