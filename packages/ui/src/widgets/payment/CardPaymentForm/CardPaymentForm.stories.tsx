import { Failure, states } from '@ensaio/domain'
import { postalCodeAddress } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { box, browserState, fill, me, month, pay, typedCard } from '#storybook/card-form'
import { press } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CardPaymentForm, type CardPaymentFormProps } from './CardPaymentForm.tsx'

const meta = preview.meta({
  title: 'Componentes/Pagamento/CardPaymentForm',
  component: CardPaymentForm,
  args: {
    amount: 508,
    me,
    month,
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

export const Pronto = meta.story({
  ...notPictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar R$\u00a0508,00' })).toBeEnabled()
    await expect(canvas.getByText(/não ficam guardados/)).toBeVisible()
    await expect(box(canvas, 'Nome do titular')).toHaveValue('Mariana Duarte')
    await expect(box(canvas, 'Telefone')).toHaveValue('(11) 98765-4321')
    await expect(box(canvas, 'E-mail')).toHaveValue('prepago@demo.test')
  },
})

export const VinteESeteEstados = meta.story({
  ...notPictured,
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
    const order = Object.entries(typedCard)
    for (const [name, text] of order) {
      while (document.activeElement !== box(canvas, name)) await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
    await userEvent.keyboard('1500{Enter}{Enter}')
    await waitFor(() => expect(args.onPay).toHaveBeenCalled())
    const button = canvas.getByRole('button', { name: 'Pagar R$\u00a0508,00' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(asksBeforeLeaving()).toBe(true)
    await userEvent.keyboard('{Enter}')
    await press(button)
    answer({ clear: true })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
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
    await expect(canvas.getByRole('button', { name: 'Pagar R$\u00a00,00' })).toHaveAccessibleDescription(
      'O saldo da sua conta já basta para este pedido.',
    )
  },
})

export const PagaEPede = meta.story({
  ...notPictured,
  name: 'O mesmo botão paga e pede',
  args: { orders: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar R$\u00a0508,00 e pedir' })).toBeEnabled()
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
    const button = canvas.getByRole('button', { name: 'Pagar R$\u00a01.234.567,89' })
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

export const NadaFicaNoNavegador = meta.story({
  name: 'Nada do cartão fica no navegador',
  args: { amount: 508 },
  play: async ({ canvas, args }) => {
    const before = browserState()
    await fill(canvas, { 'Código (CVV)': '739' })
    await pay(canvas)
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce())
    await expect(browserState()).toEqual(before)
    // Nor in the markup, where an extension or an error report could read it.
    await expect(canvas.getByRole('form').outerHTML.replace(/value="[^"]*"/g, '')).not.toMatch(
      /4111 ?1111|\b739\b/,
    )
  },
})
