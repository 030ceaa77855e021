import { createClient } from '@ensaio/client'
import { addCompany, Failure } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce, emailField, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { NewCompanyForm, type NewCompanyFormProps } from './NewCompanyForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/NewCompanyForm',
  component: NewCompanyForm,
  args: { onAdd: fn<NewCompanyFormProps['onAdd']>(async () => undefined), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'Cria uma empresa e convida a primeira pessoa dela: do zero, ou com `initial` a partir de um pré-cadastro. O CNPJ pode ficar para o primeiro acesso. Fica aberto enquanto é desenhado.',
      },
    },
  },
})

export const Nova = meta.story({
  name: 'Do zero: o que falta é dito, e o teclado basta',
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Empresa' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('dialog', { name: 'Nova empresa' })).toHaveAccessibleDescription(
      'O contato recebe um e-mail com um link para criar a senha e entrar.',
    )
    const required = { 'aria-required': 'true' }
    await hasAttributes(name, { ...required, autocomplete: 'off', maxlength: '120' })
    await hasAttributes(canvas.getByRole('textbox', { name: 'Nome do contato' }), {
      ...required,
      autocomplete: 'off',
      maxlength: '120',
    })
    await hasAttributes(canvas.getByRole('textbox', { name: 'Telefone' }), {
      ...required,
      autocomplete: 'off',
    })
    await hasAttributes(canvas.getByRole('textbox', { name: 'E-mail' }), {
      ...required,
      ...emailField,
      autocomplete: 'off',
    })
    await expect(canvas.getByRole('textbox', { name: /^CNPJ.*\(opcional\)$/ })).toHaveValue('')
    const plans = within(canvas.getByRole('combobox', { name: 'Plano de pagamento' }))
    await expect(plans.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Pré-pago: paga antes',
      'Pós-pago: paga por fatura',
    ])
    await press(canvas.getByRole('button', { name: 'Criar e convidar' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome da empresa.'))
    await expect(canvas.getByRole('textbox', { name: /CNPJ/ })).toHaveAccessibleDescription('')
    const missing = {
      'Nome do contato': /^Informe o nome/,
      Telefone: /^Informe o telefone/,
      'E-mail': /^Informe o e-mail/,
    }
    for (const [field, words] of Object.entries(missing))
      await expect(canvas.getByRole('textbox', { name: field })).toHaveAccessibleDescription(words)
    await expect(args.onAdd).not.toHaveBeenCalled()
    await write(name, 'Leste Imóveis')
    await write(canvas.getByRole('textbox', { name: 'Nome do contato' }), 'Rita Lobo')
    await write(canvas.getByRole('textbox', { name: 'Telefone' }), '11912345678')
    await write(canvas.getByRole('textbox', { name: 'E-mail' }), 'Rita@Leste.test')
    await press(canvas.getByRole('button', { name: 'Criar e convidar' }))
    await waitFor(() =>
      calledOnce(args.onAdd, {
        name: 'Leste Imóveis',
        identification: null,
        payment_plan: 1,
        contact: { name: 'Rita Lobo', phone: '+5511912345678', email: 'rita@leste.test' },
      }),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho, com outro plano escolhido: nada fecha',
  args: { plan: 2, onAdd: fn<NewCompanyFormProps['onAdd']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Empresa' }), 'Leste Imóveis')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome do contato' }), 'Rita Lobo')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefone' }), '11912345678')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'rita@leste.test')
    const send = canvas.getByRole('button', { name: 'Criar e convidar' })
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(send)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await calledOnce(args.onAdd, expect.objectContaining({ payment_plan: 2 }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Desiste = meta.story({
  ...notPictured,
  name: 'Desiste, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(await canvas.findByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

const initial: NewCompanyFormProps['initial'] = {
  name: 'Grupo Serra Azul',
  identification: '45997418000153',
  contact: { name: 'Renata Couto', phone: '+5511987651234', email: 'renata@serraazul.test' },
}

export const DeUmPreCadastro = meta.story({
  name: 'De um pré-cadastro: um CNPJ errado, depois sem CNPJ',
  args: { initial },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('dialog', { name: 'Aceitar Grupo Serra Azul' })
    const cnpj = await canvas.findByRole('textbox', { name: /CNPJ/ })
    await expect(cnpj).toHaveValue('45.997.418/0001-53')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-1234')
    await userEvent.clear(cnpj)
    await userEvent.type(cnpj, '45997418000154')
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() =>
      expect(cnpj).toHaveAccessibleDescription('Este CNPJ não existe. Confira os caracteres.'),
    )
    await userEvent.clear(cnpj)
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() => calledOnce(args.onAdd, { ...initial, identification: null, payment_plan: 1 }))
  },
})

export const SemConexao = meta.story({
  name: 'Sem conexão: dito acima, nada se perde',
  args: {
    initial,
    onAdd: fn<NewCompanyFormProps['onAdd']>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Empresa' })
    await userEvent.type(name, ' e Filhos')
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e convidar' }))
    await expect(await canvas.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await expect(name).toHaveValue('Grupo Serra Azul e Filhos')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nome longo',
  ...onPhone,
  args: {
    initial: {
      ...initial,
      name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const taken = 'Este e-mail já é de uma conta. Use outro.'

export const PelaRede = meta.story({
  name: 'Pela rede: o e-mail já é de uma conta, depois criada',
  args: { initial, onAdd: fn<NewCompanyFormProps['onAdd']>((company) => client.companies.add(company)) },
  beforeEach({ msw }) {
    msw.use(refuse(addCompany, 'invalid', taken, { once: true, fields: { 'contact.email': taken } }))
  },
  play: async ({ canvas, args }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken))
    await expect(email).toHaveFocus()
    await userEvent.clear(email)
    await userEvent.type(email, 'compras@serraazul.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})
