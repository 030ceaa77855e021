import { createClient } from '@ensaio/client'
import { type AddressParts, Failure, findPostalCode, type PostalCodeAddress, states } from '@ensaio/domain'
import { cut, postalCodeAddress, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'

const client = createClient({ baseUrl: '/api' })
const empty: AddressParts = {
  postal_code: '',
  street: '',
  number: '',
  neighborhood: '',
  city: '',
  state: '',
}
const filled: AddressParts = {
  postal_code: '01305-100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
}

function Stateful(props: AddressFieldsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 720 }}>
      <AddressFields
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange(next)
          setValue(next)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/AddressFields',
  component: AddressFields,
  parameters: {
    docs: {
      description: {
        component:
          'Um endereço brasileiro num formulário seu, com o CEP primeiro: um CEP inteiro preenche o resto e leva ao número. Ligue `findPostalCode` a `client.postalCodes.find`; uma busca que falha não apaga nada e deixa tudo aberto. Confira com `AddressForm`, do domínio, e leve ao primeiro erro com `focusFirstInvalid`.',
      },
    },
  },
  args: {
    value: empty,
    onChange: fn(),
    findPostalCode: fn((postalCode, signal) => client.postalCodes.find(postalCode, signal)),
  } as AddressFieldsProps,
  render: (args) => <Stateful {...args} />,
})

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name })

/** A lookup whose answers the story sends, in any order. */
function answers() {
  const waiting = new Map<string, (answer: PostalCodeAddress | Failure) => void>()
  const find = fn(
    (postalCode: string) =>
      new Promise<PostalCodeAddress>((resolve, reject) => {
        waiting.set(postalCode, (answer) => (answer instanceof Failure ? reject(answer) : resolve(answer)))
      }),
  )
  return {
    find,
    answer: (postalCode: string, answer: PostalCodeAddress | Failure) => waiting.get(postalCode)?.(answer),
  }
}

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    const options = within(canvas.getByRole('combobox', { name: 'Estado' })).getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual(['UF', ...states])
    await userEvent.type(field(canvas, 'CEP'), '0130510')
    await expect(field(canvas, 'CEP')).toHaveValue('01305-10')
    await expect(args.findPostalCode).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: /Não sei o CEP/ })).toHaveAttribute('target', '_blank')
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o CEP preenche o resto, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(field(canvas, 'CEP')).toHaveFocus()
    await userEvent.keyboard('01305100')
    await waitFor(() => expect(field(canvas, 'Número')).toHaveFocus())
    await expect(field(canvas, 'Rua')).toHaveValue('Rua Augusta')
    await expect(field(canvas, 'Bairro')).toHaveValue('Consolação')
    await expect(field(canvas, 'Cidade')).toHaveValue('São Paulo')
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
    await isAnnounced(canvas.getByText('Endereço encontrado. Confira e complete.'))
    await userEvent.keyboard('1500')
    await expect(args.onChange).toHaveBeenLastCalledWith(filled)
    await expect(args.findPostalCode).toHaveBeenCalledOnce()
  },
})

export const CidadeInteira = meta.story({
  name: 'O CEP é de uma cidade inteira',
  beforeEach({ msw }) {
    msw.use(
      reply(
        findPostalCode,
        postalCodeAddress({ street: '', neighborhood: '', city: 'Serra Negra', state: 'SP' }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'CEP'), '13930000')
    await waitFor(() => expect(field(canvas, 'Rua')).toHaveFocus())
    await expect(field(canvas, 'Cidade')).toHaveValue('Serra Negra')
    await expect(canvas.getByText(/vale para a cidade inteira/)).toBeVisible()
  },
})

export const CepDesconhecido = meta.story({
  name: 'CEP desconhecido: nada se perde, tudo se preenche à mão',
  args: { value: { ...filled, postal_code: '' } },
  beforeEach({ msw }) {
    msw.use(refuse(findPostalCode, 'not_found', 'CEP não encontrado.'))
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas, 'CEP'), '99999999')
    await expect(await canvas.findByText(/Não encontramos este CEP/)).toBeVisible()
    await expect(field(canvas, 'CEP')).toHaveFocus()
    await expect(field(canvas, 'Rua')).toHaveValue('Rua Augusta')
    await userEvent.type(field(canvas, 'Rua'), ' de Cima')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filled,
      postal_code: '99999-999',
      street: 'Rua Augusta de Cima',
    })
  },
})

export const SemConexao = meta.story({
  name: 'A busca não responde',
  beforeEach({ msw }) {
    msw.use(cut(findPostalCode))
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'CEP'), '01305100')
    await expect(await canvas.findByText('A busca do CEP não respondeu. Preencha o endereço.')).toBeVisible()
    await expect(field(canvas, 'Rua')).toBeEnabled()
  },
})

const late = answers()

export const RespostaAtrasada = meta.story({
  name: 'A resposta de um CEP anterior não conta',
  args: { findPostalCode: late.find },
  play: async ({ canvas }) => {
    const cep = field(canvas, 'CEP')
    await userEvent.type(cep, '01305100')
    await userEvent.type(cep, '{Backspace}1')
    await expect(late.find).toHaveBeenCalledTimes(2)
    late.answer('01305100', postalCodeAddress())
    await userEvent.type(cep, '{ArrowLeft}')
    await expect(field(canvas, 'Rua')).toHaveValue('')
    await expect(canvas.getByText('Buscando o endereço…')).toBeVisible()
    late.answer('01305101', postalCodeAddress({ postal_code: '01305101', street: 'Rua Bela Cintra' }))
    await waitFor(() => expect(field(canvas, 'Rua')).toHaveValue('Rua Bela Cintra'))
  },
})

const slow = answers()

export const DigitadoEnquantoBusca = meta.story({
  name: 'O que se digita durante a busca fica',
  args: { findPostalCode: slow.find },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'CEP'), '01305100')
    await expect(canvas.getByText('Buscando o endereço…')).toBeVisible()
    await userEvent.type(field(canvas, 'Bairro'), 'Cerqueira César')
    slow.answer('01305100', postalCodeAddress())
    await waitFor(() => expect(field(canvas, 'Rua')).toHaveValue('Rua Augusta'))
    await expect(field(canvas, 'Bairro')).toHaveValue('Cerqueira César')
    await expect(field(canvas, 'Bairro')).toHaveFocus()
  },
})

const elsewhere = answers()

export const EmOutroCampo = meta.story({
  ...notPictured,
  name: 'A resposta não tira o foco de quem já está em outro campo',
  args: {
    findPostalCode: elsewhere.find,
    extra: (
      <Field label="Complemento" optional>
        <TextInput />
      </Field>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'CEP'), '01305100')
    await userEvent.type(field(canvas, /^Complemento/), 'Apto')
    elsewhere.answer('01305100', postalCodeAddress())
    await waitFor(() => expect(field(canvas, 'Rua')).toHaveValue('Rua Augusta'))
    await userEvent.keyboard(' 12')
    await expect(field(canvas, /^Complemento/)).toHaveFocus()
    await expect(field(canvas, /^Complemento/)).toHaveValue('Apto 12')
    await expect(field(canvas, 'Número')).toHaveValue('')
  },
})

export const OutroCep = meta.story({
  ...notPictured,
  name: 'Outro CEP, de uma cidade inteira, leva embora a rua do anterior',
  beforeEach({ msw }) {
    msw.use(
      reply(findPostalCode, ({ values }) =>
        values.cep === '01305100'
          ? postalCodeAddress()
          : postalCodeAddress({ street: '', neighborhood: '', city: 'Serra Negra' }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'CEP'), '01305100')
    await waitFor(() => expect(field(canvas, 'Rua')).toHaveValue('Rua Augusta'))
    await userEvent.clear(field(canvas, 'CEP'))
    await userEvent.type(field(canvas, 'CEP'), '13930000')
    await waitFor(() => expect(field(canvas, 'Cidade')).toHaveValue('Serra Negra'))
    await expect(field(canvas, 'Rua')).toHaveValue('')
  },
})

export const ComErros = meta.story({
  name: 'Com erros',
  args: {
    errors: {
      postal_code: 'Informe o CEP.',
      street: 'Informe a rua.',
      number: 'Informe o número.',
      neighborhood: 'Informe o bairro.',
      city: 'Informe a cidade.',
      state: 'Escolha o estado.',
    },
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Número')).toBeInvalid()
    await expect(field(canvas, 'Número')).toHaveAccessibleDescription('Informe o número.')
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toBeInvalid()
  },
})

export const DeCobranca = meta.story({
  name: 'De cobrança, com complemento',
  args: {
    value: filled,
    autoComplete: 'billing',
    extra: (
      <Field label="Complemento" optional>
        <TextInput autoComplete="billing address-line2" />
      </Field>
    ),
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'CEP')).toHaveAttribute('autocomplete', 'billing postal-code')
    await expect(field(canvas, /^Complemento/)).toBeVisible()
  },
})

export const Desligado = meta.story({
  args: { value: filled, disabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toBeDisabled()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    value: {
      postal_code: '12227-000',
      street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
      number: '12.480, fundos',
      neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
      city: 'São José dos Campos',
      state: 'SP',
    },
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { value: filled },
  ...onPhone,
})
