import { createClient } from '@ensaio/client'
import { Failure, registerCompany, searchPrices } from '@ensaio/domain'
import { cut, priceRule, refuse, reply } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { calledOnce, emailField, hasAttributes } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/RegistrationForm',
  component: RegistrationForm,
  args: {
    onRegister: fn<RegistrationFormProps['onRegister']>(async () => ({ lead: false })),
    price: ready(priceRule()) as RegistrationFormProps['price'],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Pré-cadastro de uma empresa, com os preços ao lado. `onRegister` recebe o telefone em E.164 e os números como números; uma recusa que nomeia campos aparece neles, qualquer outra vira aviso, e o que foi digitado fica.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

function input(canvas: Canvas, name: string | RegExp) {
  return canvas.getByRole('textbox', { name })
}

function send(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Enviar pré-cadastro' })
}

async function fill(canvas: Canvas) {
  await userEvent.type(input(canvas, 'Nome'), 'Paulo Siqueira')
  await userEvent.type(input(canvas, 'Telefone'), '51999998888')
  await userEvent.type(input(canvas, 'E-mail'), 'Paulo@Horizonte.test')
  await userEvent.type(input(canvas, 'Empresa'), 'Construtora Horizonte')
  await userEvent.type(input(canvas, 'Cidade'), 'Porto Alegre')
  await userEvent.type(input(canvas, 'Número de funcionários'), '42')
}

export const Vazio = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 399,00')).toBeVisible()
    await expect(canvas.getByText('+ R$ 89,00')).toBeVisible()
    await expect(input(canvas, /Tours por mês/)).toHaveAccessibleName(/\(opcional\)$/)
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /Mais de 5 tours por mês, ou espaços acima de 1\.200 m²/,
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Faça seu pré-cadastro')
    await expect(canvas.getByRole('form', { name: 'Pré-cadastro' })).toBeVisible()
    const asked = {
      Nome: { autocomplete: 'name' },
      Telefone: { autocomplete: 'tel-national', inputmode: 'tel' },
      'E-mail': { ...emailField, autocomplete: 'email' },
      Empresa: { autocomplete: 'organization' },
      Cidade: { autocomplete: 'address-level2' },
      'Número de funcionários': { autocomplete: 'off', inputmode: 'numeric' },
    }
    for (const [name, attributes] of Object.entries(asked))
      await hasAttributes(input(canvas, name), { ...attributes, 'aria-required': 'true' })
    for (const name of [/^CNPJ/, /^Tours por mês/, /^Maior área/]) {
      await expect(input(canvas, name)).toHaveAccessibleName(/\(opcional\)$/)
      await expect(input(canvas, name)).not.toHaveAttribute('aria-required')
    }
  },
})

export const FaltaTudo = meta.story({
  name: 'Sem preencher: mensagens nos campos',
  play: async ({ canvas, args }) => {
    await press(send(canvas))
    const messages = {
      Nome: 'Informe o seu nome.',
      Telefone: 'Informe o telefone.',
      'E-mail': 'Informe o e-mail.',
      Empresa: 'Informe o nome da empresa.',
      Cidade: 'Informe a cidade.',
      'Número de funcionários': 'Informe o número de funcionários.',
    }
    for (const [name, message] of Object.entries(messages)) {
      await waitFor(() => expect(input(canvas, name)).toHaveAccessibleDescription(message))
    }
    await expect(input(canvas, 'Nome')).toHaveFocus()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
})

export const Preenche = meta.story({
  name: 'Preenche e envia, uma vez só',
  args: { onRegister: fn<RegistrationFormProps['onRegister']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await expect(input(canvas, 'Telefone')).toHaveValue('(51) 99999-8888')
    await userEvent.type(input(canvas, /Tours por mês/), '8')
    await userEvent.type(input(canvas, /Maior área/), '1500')
    await userEvent.type(input(canvas, /^CNPJ/), '11222333000181')
    // An emptied number is no answer.
    await userEvent.type(input(canvas, /Maior área/), '{Control>}a{/Control}{Backspace}')
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledOnce())
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Paulo Siqueira',
      phone: '+5551999998888',
      email: 'paulo@horizonte.test',
      company: 'Construtora Horizonte',
      address: 'Porto Alegre',
      extra_data: { employees_qnt: 42, tours_per_month: 8, identification: '11222333000181' },
    })
    await expect(send(canvas)).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(send(canvas))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
})

export const ZeroFuncionarios = meta.story({
  name: 'Zero funcionários',
  play: async ({ canvas }) => {
    await userEvent.type(input(canvas, 'Número de funcionários'), '0')
    await userEvent.click(send(canvas))
    await waitFor(() =>
      expect(input(canvas, 'Número de funcionários')).toHaveAccessibleDescription(
        'Use um número a partir de 1.',
      ),
    )
  },
})

export const NumeroQuebrado = meta.story({
  name: 'Uma vírgula digitada fica, e é recusada',
  play: async ({ canvas, args }) => {
    await fill(canvas)
    const [tours, area] = [input(canvas, /Tours por mês/), input(canvas, /Maior área/)]
    await userEvent.type(tours, '8x')
    await userEvent.type(area, '78,5')
    await userEvent.click(send(canvas))
    await waitFor(() => expect(area).toHaveAccessibleDescription('Use um número inteiro.'))
    await expect(area).toHaveValue('78,5')
    await expect(tours).toHaveAccessibleDescription('Informe quantos tours por mês.')
    await expect(tours).toHaveValue('8x')
    await expect(args.onRegister).not.toHaveBeenCalled()
    await userEvent.type(tours, '{Backspace}')
    await userEvent.clear(area)
    await userEvent.type(area, '1.200')
    await userEvent.click(send(canvas))
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledOnce())
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({
        extra_data: { employees_qnt: 42, tours_per_month: 8, largest_area: 1200 },
      }),
    )
  },
})

export const VoltouAoFormulario = meta.story({
  name: 'De volta ao formulário: o que foi digitado está lá, com outros limites',
  args: {
    initial: {
      name: 'Paulo Siqueira',
      phone: '+5551999998888',
      email: 'paulo@horizonte.test',
      company: 'Construtora Horizonte',
      address: 'Porto Alegre',
      extra_data: { employees_qnt: 42, largest_area: 1500 },
    },
    limits: { tours: 12, area: 800 },
  },
  play: async ({ canvas, args }) => {
    await expect(input(canvas, 'Telefone')).toHaveValue('(51) 99999-8888')
    await expect(input(canvas, /Maior área/)).toHaveValue('1500')
    await expect(canvas.getByText(/^Mais de 12 tours por mês, ou espaços acima de 800 m²/)).toBeVisible()
    await userEvent.click(send(canvas))
    await waitFor(() => calledOnce(args.onRegister, args.initial))
  },
})

export const Recusado = meta.story({
  name: 'Recusado em um campo: a mensagem fica nele',
  args: {
    onRegister: fn<RegistrationFormProps['onRegister']>(async () => {
      throw new Failure('invalid', 'Confira os dados.', { email: 'Este e-mail não recebe mensagens.' })
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(send(canvas))
    await waitFor(() =>
      expect(input(canvas, 'E-mail')).toHaveAccessibleDescription('Este e-mail não recebe mensagens.'),
    )
    await expect(input(canvas, 'E-mail')).toHaveFocus()
    await expect(input(canvas, 'Nome')).toHaveValue('Paulo Siqueira')
  },
})

export const PrecoChegando = meta.story({ name: 'Preço chegando', args: { price: waiting } })

export const Atualizando = meta.story({
  name: 'Preço se atualizando',
  args: { price: refreshing(priceRule()) },
  play: staysWhileRefreshing,
})

export const SemPreco = meta.story({
  name: 'Preço não carregou: o formulário continua',
  args: { price: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Não conseguimos mostrar os preços agora/)).toBeVisible()
    await expect(canvas.queryByText(/manutenção/)).toBeNull()
    await expect(send(canvas)).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const sent = fn()
const answered = fn()

export const PelaRede = meta.story({
  name: 'Pela rede: sem conexão, depois enviado',
  beforeEach({ msw }) {
    sent.mockClear()
    answered.mockClear()
    msw.use(
      cut(registerCompany, { once: true }),
      reply(registerCompany, async ({ request }) => {
        sent(await request.json())
        return { lead: true }
      }),
    )
  },
  args: {
    onRegister: fn<RegistrationFormProps['onRegister']>(async (registration) => {
      const answer = await client.registration.register(registration)
      answered(answer)
      return answer
    }),
  },
  render: function OverTheNetwork(args) {
    const [price] = useRemote((signal) => client.prices.min(signal), [])
    return <RegistrationForm {...args} price={price} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R$ 399,00')).toBeVisible()
    await fill(canvas)
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText(/conexão/)).toBeVisible()
    await expect(input(canvas, 'Empresa')).toHaveValue('Construtora Horizonte')
    await waitFor(() => expect(send(canvas)).not.toHaveAttribute('aria-busy'))
    await userEvent.click(send(canvas))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ lead: true }))
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      phone: '+5551999998888',
      extra_data: { employees_qnt: 42 },
    })
  },
})

export const PelaRedeSemPreco = meta.story({
  ...notPictured,
  name: 'Pela rede, sem preço',
  beforeEach({ msw }) {
    msw.use(refuse(searchPrices, 'unavailable', 'O serviço está em manutenção.'))
  },
  render: PelaRede.input.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Não conseguimos mostrar os preços agora/)).toBeVisible()
  },
})
