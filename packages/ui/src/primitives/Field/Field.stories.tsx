import { Mail, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { Grid, Stack } from '../Layout/Layout.tsx'
import { MaskedInput } from '../MaskedInput/MaskedInput.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Primitivos/Field',
  component: Field,
  args: { label: '', children: null },
})

export const Formulario = meta.story({
  name: 'Um formulário',
  render: () => (
    <Grid min={280}>
      <Field label="Nome" required>
        <TextInput name="name" autoComplete="name" defaultValue="Helena Prado" />
      </Field>
      <Field label="E-mail" required hint="Enviamos para cá o link do material.">
        <TextInput
          type="email"
          autoComplete="email"
          placeholder="voce@empresa.com.br"
          before={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
        />
      </Field>
      <Field label="Cidade">
        <Select defaultValue="São Paulo">
          <option>Porto Alegre</option>
          <option>Rio de Janeiro</option>
          <option>São Paulo</option>
        </Select>
      </Field>
      <Field label="Área" hint="Do imóvel inteiro, em m².">
        <TextInput readOnly value="142" />
      </Field>
      <Field label="Buscar">
        <TextInput
          type="search"
          placeholder="Rua, bairro ou cidade"
          before={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        />
      </Field>
      <Field label="Observações" optional>
        <TextArea placeholder="Portaria, vagas, animais no imóvel" />
      </Field>
    </Grid>
  ),
})

export const ComErro = meta.story({
  name: 'Com erro',
  render: () => (
    <Field
      label="E-mail"
      required
      hint="Enviamos para cá o link do material."
      error="Este e-mail está incompleto: falta o que vem depois do @."
    >
      <TextInput type="email" defaultValue="helena@" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /E-mail/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/está incompleto.*Enviamos para cá/)
  },
})

export const Mascaras = meta.story({
  name: 'Com máscara',
  render: function Masks() {
    const [phone, setPhone] = useState('')
    const [document, setDocument] = useState('12ABC34501DE35')
    return (
      <Stack>
        <Field label="Telefone">
          <MaskedInput
            mask={(typed) => (typed.length > 10 ? '(##) #####-####' : '(##) ####-#####')}
            inputMode="numeric"
            value={phone}
            onChange={setPhone}
          />
        </Field>
        <Field label="CNPJ">
          <MaskedInput mask="AA.AAA.AAA/AAAA-##" value={document} onChange={setDocument} />
        </Field>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await userEvent.type(phone, '1133334444')
    await expect(phone).toHaveValue('(11) 3333-4444')
    await userEvent.clear(phone)
    await userEvent.type(phone, '11987654321')
    await expect(phone).toHaveValue('(11) 98765-4321')
    await userEvent.type(phone, '{Backspace}{Backspace}x')
    await expect(phone).toHaveValue('(11) 9876-543')
    await userEvent.clear(phone)
    await userEvent.click(phone)
    await userEvent.paste('11 98765.4321')
    await expect(phone).toHaveValue('(11) 98765-4321')

    const document = canvas.getByRole('textbox', { name: 'CNPJ' })
    await expect(document).toHaveValue('12.ABC.345/01DE-35')
    await userEvent.clear(document)
    await userEvent.type(document, '12abc34501dexx35')
    await expect(document).toHaveValue('12.ABC.345/01DE-35')
  },
})
