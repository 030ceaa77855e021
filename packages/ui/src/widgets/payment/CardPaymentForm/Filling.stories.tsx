import { postalCodeAddress } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { box, fill, me, month, pay } from '#storybook/card-form'
import preview from '#storybook/preview'
import { CardPaymentForm, type CardPaymentFormProps } from './CardPaymentForm.tsx'

const nobody = { name: '', phone: '', email: '' }

const meta = preview.meta({
  title: 'Componentes/Pagamento/CardPaymentForm: preencher',
  component: CardPaymentForm,
  args: {
    amount: 508,
    me,
    month,
    findPostalCode: fn<CardPaymentFormProps['findPostalCode']>(async () => postalCodeAddress()),
    onPay: fn<CardPaymentFormProps['onPay']>(async () => ({ clear: false })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

export const MascaraDoCartao = meta.story({
  name: 'Máscara do cartão, e a bandeira',
  play: async ({ canvas }) => {
    const number = box(canvas, 'Número do cartão')
    await userEvent.type(number, '4111-1111x1111 1111')
    await expect(number).toHaveValue('4111 1111 1111 1111')
    await isAnnounced(canvas.getByText('Cartão Visa'))
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
      await expect(box(canvas, name)).toBeRequired()
      await expect(box(canvas, name)).toHaveAccessibleDescription(message)
    }
    const state = canvas.getByRole('combobox', { name: 'Estado' })
    await expect(state).toBeRequired()
    await expect(state).toHaveAccessibleDescription('Escolha o estado.')
    await expect(box(canvas, /Complemento/)).not.toBeRequired()
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
