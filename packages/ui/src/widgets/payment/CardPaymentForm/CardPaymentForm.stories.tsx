import { createClient } from '@ensaio/client'
import { cardPayment, Failure, payByCard, states } from '@ensaio/domain'
import { paymentOutcome, postalCodeAddress, reply, today } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CardPaymentForm, type CardPaymentFormProps } from './CardPaymentForm.tsx'

const client = createClient({ baseUrl: '/api' })
const me = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'prepago@demo.test' }
const nobody = { name: '', phone: '', email: '' }

/** A valid card, as typed. */
const typed = {
  'Número do cartão': '4111111111111111',
  'Nome impresso no cartão': 'Mariana Duarte',
  Validade: '122029',
  'Código (CVV)': '123',
  'CPF ou CNPJ': '52998224725',
  CEP: '01305100',
}

const meta = preview.meta({
  title: 'Componentes/Pagamento/CardPaymentForm',
  component: CardPaymentForm,
  args: {
    amount: 508,
    me,
    month: today.slice(0, 7),
    findPostalCode: fn<CardPaymentFormProps['findPostalCode']>(async () => postalCodeAddress()),
    onPay: fn<CardPaymentFormProps['onPay']>(async () => ({ clear: false })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O cartão, o titular e o endereço de cobrança. `amount` em reais; nulo enquanto não há preço. `onPay` recebe tudo conferido (só números, validade com o ano inteiro) e responde `clear` para apagar os dados do cartão; o resto fica. Não guarde o que ele recebe em lugar nenhum. Dois Enter cobram uma vez só.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

function box(canvas: Canvas, name: string | RegExp) {
  return canvas.getByRole('textbox', { name })
}

async function fill(canvas: Canvas, over: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, ...over })) {
    await userEvent.clear(box(canvas, name))
    await userEvent.type(box(canvas, name), text)
  }
  await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
  await userEvent.type(box(canvas, 'Número'), '1500')
}

function pay(canvas: Canvas) {
  return userEvent.click(canvas.getByRole('button', { name: /^Pagar/ }))
}

export const Pronto = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar R$ 508,00' })).toBeEnabled()
    await expect(canvas.getByText(/não ficam guardados/)).toBeVisible()
    await expect(box(canvas, 'Nome do titular')).toHaveValue('Mariana Duarte')
    await expect(box(canvas, 'Telefone')).toHaveValue('(11) 98765-4321')
    await expect(box(canvas, 'E-mail')).toHaveValue('prepago@demo.test')
  },
})

export const VinteESeteEstados = meta.story({
  name: 'Os 27 estados',
  play: async ({ canvas }) => {
    const options = Array.from(canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).options)
    await expect(options.map(({ value }) => value)).toEqual(['', ...states])
    await expect(options).toHaveLength(28)
  },
})

export const Preenchimento = meta.story({
  name: 'O navegador sabe o que é cada campo',
  play: async ({ canvas }) => {
    const tokens = {
      'Número do cartão': 'cc-number',
      'Nome impresso no cartão': 'cc-name',
      Validade: 'cc-exp',
      'Código (CVV)': 'cc-csc',
      'Nome do titular': 'name',
      'E-mail': 'email',
      CEP: 'billing postal-code',
      Cidade: 'billing address-level2',
    }
    for (const [name, token] of Object.entries(tokens)) {
      await expect(box(canvas, name)).toHaveAttribute('autocomplete', token)
    }
    await expect(box(canvas, 'Número do cartão')).toHaveAttribute('inputmode', 'numeric')
    // A CNPJ may contain letters.
    await expect(box(canvas, 'CPF ou CNPJ')).not.toHaveAttribute('inputmode', 'numeric')
  },
})

export const MascaraDoCartao = meta.story({
  name: 'Máscara do cartão, e a bandeira',
  play: async ({ canvas }) => {
    const number = box(canvas, 'Número do cartão')
    await userEvent.type(number, '4111-1111x1111 1111')
    await expect(number).toHaveValue('4111 1111 1111 1111')
    await expect(canvas.getByText('Cartão Visa')).toBeInTheDocument()
    await expect(box(canvas, 'Código (CVV)')).toHaveAccessibleDescription('3 números, no verso')
    await userEvent.clear(number)
    await userEvent.paste('378282246310005')
    await expect(number).toHaveValue('3782 822463 10005')
    await expect(canvas.getByText('Cartão American Express')).toBeInTheDocument()
    await expect(box(canvas, 'Código (CVV)')).toHaveAccessibleDescription('4 números, na frente')
    await userEvent.type(number, '99')
    await expect(number).toHaveValue('3782 822463 10005')
    await userEvent.clear(number)
    await userEvent.type(number, '5555555555554444')
    await expect(number).toHaveValue('5555 5555 5555 4444')
    await expect(canvas.getByText('Mastercard')).toBeVisible()
    await userEvent.clear(number)
    await expect(canvas.queryByText(/^Cartão [A-Z]/)).toBeNull()
  },
})

export const OutrasMascaras = meta.story({
  name: 'Máscaras da validade, do código, do telefone e do CEP',
  args: { me: nobody },
  play: async ({ canvas }) => {
    const cases = [
      ['Validade', '122029', '12/2029'],
      ['Validade', '12/29', '12/29'],
      ['Validade', '12a/2029999', '12/2029'],
      ['Código (CVV)', '12a34567', '1234'],
      ['Telefone', '1133334444', '(11) 3333-4444'],
      ['Telefone', '11987654321', '(11) 98765-4321'],
      ['CEP', '0130510', '01305-10'],
    ] as const
    for (const [name, text, shown] of cases) {
      await userEvent.clear(box(canvas, name))
      await userEvent.type(box(canvas, name), text)
      await expect(box(canvas, name)).toHaveValue(shown)
    }
    // A year of two digits, as printed on the card, is completed.
    await userEvent.clear(box(canvas, 'Validade'))
    await userEvent.type(box(canvas, 'Validade'), '12/29')
    await userEvent.tab()
    await expect(box(canvas, 'Validade')).toHaveValue('12/2029')
  },
})

export const MascaraDoDocumento = meta.story({
  name: 'Máscara de CPF, CNPJ e CNPJ com letras',
  play: async ({ canvas }) => {
    const identity = box(canvas, 'CPF ou CNPJ')
    await userEvent.type(identity, '52998224725')
    await expect(identity).toHaveValue('529.982.247-25')
    await userEvent.clear(identity)
    await userEvent.type(identity, '11222333000181')
    await expect(identity).toHaveValue('11.222.333/0001-81')
    await userEvent.clear(identity)
    await userEvent.type(identity, '12abc34501de35')
    await expect(identity).toHaveValue('12.ABC.345/01DE-35')
    await userEvent.clear(identity)
    await userEvent.paste('12.ABC.345/01DE-35')
    await expect(identity).toHaveValue('12.ABC.345/01DE-35')
  },
})

export const CepCompleta = meta.story({
  name: 'O CEP completa o endereço e leva ao número',
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, 'CEP'), '01305100')
    await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
    await expect(args.findPostalCode).toHaveBeenCalledOnce()
    await expect(args.findPostalCode).toHaveBeenCalledWith('01305100', expect.any(AbortSignal))
    await expect(box(canvas, 'Rua')).toHaveValue('Rua Augusta')
    await expect(box(canvas, 'Bairro')).toHaveValue('Consolação')
    await expect(box(canvas, 'Cidade')).toHaveValue('São Paulo')
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
  },
})

export const SemPreencher = meta.story({
  name: 'Sem preencher: o que falta, campo por campo',
  args: { me: nobody },
  play: async ({ canvas, args }) => {
    const number = box(canvas, 'Número do cartão')
    await pay(canvas)
    await waitFor(() => expect(number).toHaveFocus())
    const missing = {
      'Número do cartão': 'Informe o número do cartão.',
      'Nome impresso no cartão': 'Informe o nome impresso no cartão.',
      Validade: 'Informe a validade. MM/AAAA',
      'Código (CVV)': 'Informe o código de segurança. 3 números, no verso',
      'Nome do titular': 'Informe o nome do titular.',
      'CPF ou CNPJ': 'Informe o CPF ou CNPJ.',
      Telefone: 'Informe o telefone.',
      'E-mail': 'Informe o e-mail.',
      CEP: 'Informe o CEP.',
      Rua: 'Informe a rua.',
      Número: 'Informe o número.',
      Bairro: 'Informe o bairro.',
      Cidade: 'Informe a cidade.',
    }
    for (const [name, message] of Object.entries(missing)) {
      await expect(box(canvas, name)).toBeInvalid()
      await expect(box(canvas, name)).toHaveAccessibleDescription(message)
    }
    const state = canvas.getByRole('combobox', { name: 'Estado' })
    await expect(state).toHaveAccessibleDescription('Escolha o estado.')
    await expect(box(canvas, /Complemento/)).toBeValid()
    await expect(args.onPay).not.toHaveBeenCalled()

    await userEvent.selectOptions(state, 'RS')
    await waitFor(() => expect(state).toBeValid())
    await userEvent.type(box(canvas, 'Rua'), 'Rua X')
    await waitFor(() => expect(box(canvas, 'Rua')).toBeValid())
    await expect(box(canvas, 'Cidade')).toBeInvalid()
  },
})

export const SoOEndereco = meta.story({
  name: 'Só falta o endereço: o foco vai para ele',
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.clear(box(canvas, 'Número'))
    await pay(canvas)
    await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
    await expect(box(canvas, 'Número')).toHaveAccessibleDescription('Informe o número.')
  },
})

export const NaoConfere = meta.story({
  name: 'Vencido, número trocado, código curto, documento que não existe',
  play: async ({ canvas, args }) => {
    await fill(canvas, {
      'Número do cartão': '4111111111111112',
      Validade: '102026',
      'CPF ou CNPJ': '52998224724',
    })
    await pay(canvas)
    await waitFor(() =>
      expect(box(canvas, 'Número do cartão')).toHaveAccessibleDescription('Confira o número do cartão.'),
    )
    await expect(box(canvas, 'Validade')).toHaveAccessibleDescription(/^Este cartão está vencido\./)
    await expect(box(canvas, 'CPF ou CNPJ')).toHaveAccessibleDescription(/não existe/)
    // The card is valid until the end of its month.
    await userEvent.clear(box(canvas, 'Validade'))
    await userEvent.type(box(canvas, 'Validade'), '1126')
    await waitFor(() => expect(box(canvas, 'Validade')).toBeValid())
    await userEvent.clear(box(canvas, 'Número do cartão'))
    await userEvent.type(box(canvas, 'Número do cartão'), '378282246310005')
    await userEvent.clear(box(canvas, 'CPF ou CNPJ'))
    await userEvent.type(box(canvas, 'CPF ou CNPJ'), '12abc34501de35')
    await pay(canvas)
    await waitFor(() =>
      expect(box(canvas, 'Código (CVV)')).toHaveAccessibleDescription(/^O código deste cartão tem 4/),
    )
    await userEvent.type(box(canvas, 'Código (CVV)'), '4')
    await pay(canvas)
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce())
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ expiration: '11/2026', identity: '12ABC34501DE35', security_code: '1234' }),
    )
  },
})

export const Recusado = meta.story({
  name: 'Recusado: tudo o que foi digitado fica',
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await pay(canvas)
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce())
    await expect(box(canvas, 'Número do cartão')).toHaveValue('4111 1111 1111 1111')
    await expect(box(canvas, 'Nome impresso no cartão')).toHaveValue('Mariana Duarte')
    await expect(box(canvas, 'Validade')).toHaveValue('12/2029')
    await expect(box(canvas, 'Código (CVV)')).toHaveValue('123')
    await expect(box(canvas, 'CPF ou CNPJ')).toHaveValue('529.982.247-25')
    await expect(box(canvas, 'Número')).toHaveValue('1500')
  },
})

export const Aprovado = meta.story({
  name: 'Aprovado: os dados do cartão somem, o resto fica',
  args: { onPay: fn<CardPaymentFormProps['onPay']>(async () => ({ clear: true })) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.type(box(canvas, /Complemento/), 'Sala 12')
    await pay(canvas)
    await waitFor(() => expect(box(canvas, 'Número do cartão')).toHaveValue(''))
    for (const name of ['Nome impresso no cartão', 'Validade', 'Código (CVV)']) {
      await expect(box(canvas, name)).toHaveValue('')
    }
    await expect(box(canvas, 'CPF ou CNPJ')).toHaveValue('529.982.247-25')
    await expect(box(canvas, 'Rua')).toHaveValue('Rua Augusta')
    await expect(box(canvas, /Complemento/)).toHaveValue('Sala 12')
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(args.onPay).toHaveBeenCalledWith({
      holder: 'MARIANA DUARTE',
      card_number: '4111111111111111',
      expiration: '12/2029',
      security_code: '123',
      name: 'Mariana Duarte',
      identity: '52998224725',
      phone: '+5511987654321',
      email: 'prepago@demo.test',
      postal_code: '01305100',
      street: 'Rua Augusta',
      number: '1500',
      complement: 'Sala 12',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    })
    // The emptied fields show no error.
    await expect(box(canvas, 'Número do cartão')).toBeValid()
  },
})

let answer: (answered: { clear: boolean }) => void = () => {}

export const SoComOTeclado = meta.story({
  name: 'Só com o teclado; dois Enter, uma cobrança',
  args: {
    onPay: fn<CardPaymentFormProps['onPay']>(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    const order = Object.entries(typed)
    for (const [name, text] of order) {
      while (document.activeElement !== box(canvas, name)) await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
    await userEvent.keyboard('1500{Enter}{Enter}')
    await waitFor(() => expect(args.onPay).toHaveBeenCalled())
    const button = canvas.getByRole('button', { name: 'Pagar R$ 508,00' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await press(button)
    answer({ clear: true })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

export const Rejeitado = meta.story({
  name: 'Algo deu errado no caminho: um aviso, e tudo fica',
  args: {
    onPay: fn<CardPaymentFormProps['onPay']>(async () => {
      throw new Failure('signed_out', 'Sua entrada expirou. Entre de novo.')
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await pay(canvas)
    await expect(await screen.findByText('Sua entrada expirou. Entre de novo.')).toBeVisible()
    await expect(box(canvas, 'Número do cartão')).toHaveValue('4111 1111 1111 1111')
  },
})

export const SemPreco = meta.story({
  name: 'Ainda sem preço',
  args: { amount: null },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pagar' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/^Ainda sem valor/)
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPay).not.toHaveBeenCalled()
  },
})

export const NadaAPagar = meta.story({
  name: 'O saldo já basta',
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar R$ 0,00' })).toHaveAccessibleDescription(
      'O saldo da sua conta já basta para este pedido.',
    )
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nome longo: o botão com o valor fica à vista',
  ...onPhone,
  args: {
    amount: 1_234_567.89,
    me: {
      name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
      phone: '+5511987654321',
      email: 'maria.aparecida.de.albuquerque.vasconcelos@incorporadoralitoralnorte.com.br',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Pagar R$ 1.234.567,89' })
    window.scrollTo(0, 0)
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const bar = canvas.getByText('À vista, em uma só cobrança no cartão.')
    for (const field of canvas.getAllByRole('textbox')) {
      // Scrolls the field under the bar; the focus must scroll it back into view.
      window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 4)
      field.focus()
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const storedText = () =>
  [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join('')

export const NadaFicaNoNavegador = meta.story({
  name: 'Nada do cartão fica no navegador',
  args: { amount: 508 },
  play: async ({ canvas, args }) => {
    const before = storedText()
    await fill(canvas, { 'Código (CVV)': '739' })
    await pay(canvas)
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce())
    await expect(storedText()).toBe(before)
    await expect(document.cookie + location.href + JSON.stringify(history.state)).not.toMatch(/41111|739/)
    // Nor in the markup, where an extension or an error report could read it.
    await expect(canvas.getByRole('form').outerHTML.replace(/value="[^"]*"/g, '')).not.toMatch(/4111|739/)
  },
})

const sent = fn<(body: unknown, key: string | null) => void>()

export const PelaRede = meta.story({
  name: 'Pela rede: CEP e cobrança',
  args: {
    findPostalCode: fn<CardPaymentFormProps['findPostalCode']>(client.postalCodes.find),
    onPay: fn<CardPaymentFormProps['onPay']>(async (card) => {
      const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
      const payment = cardPayment(card, purchase, { description: 'Até 150 m², São Paulo', amount: 508 })
      const { status } = await client.payments.pay(payment, 'chave-1')
      return { clear: status === 3 }
    }),
  },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      reply(payByCard, async ({ request }) => {
        sent(await request.json(), request.headers.get('idempotency-key'))
        return paymentOutcome()
      }),
    )
  },
  play: async ({ canvas }) => {
    await fill(canvas, { Validade: '1229', 'CPF ou CNPJ': '12abc34501de35' })
    await pay(canvas)
    await waitFor(() => expect(box(canvas, 'Número do cartão')).toHaveValue(''))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        PaymentMethod: '2',
        Products: [{ Code: '1', Description: 'Até 150 m², São Paulo', Quantity: 1, UnitPrice: 508 }],
        PaymentObject: {
          CardNumber: '4111111111111111',
          ExpirationDate: '12/2029',
          Holder: 'MARIANA DUARTE',
          SecurityCode: '123',
        },
        Customer: {
          Email: 'prepago@demo.test',
          Identity: '12ABC34501DE35',
          Name: 'Mariana Duarte',
          Phone: '11987654321',
        },
      }),
      'chave-1',
    )
  },
})
