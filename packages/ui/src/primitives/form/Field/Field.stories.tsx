import { Mail, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Select } from '../../input/Select/Select.tsx'
import { TextArea } from '../../input/TextArea/TextArea.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { Grid } from '../../layout/Layout/Layout.tsx'
import { FieldWaiting } from '../FieldWaiting.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/Field',
  component: Field,
  args: { label: '', children: null },
  parameters: {
    docs: {
      description: {
        component:
          'Um rótulo, um campo, uma dica e um erro. O campo é `TextInput`, `TextArea`, `Select`, `MaskedInput`, `MoneyInput`, `PasswordInput`, ou o que usar `useFieldControl`. A dica fica quando há erro; o erro diz o que está errado e como consertar, numa frase.\n\n**Acessibilidade.** Erro e dica são lidos com o campo, nesta ordem; o asterisco não se lê, `aria-required` sim. Depois de um envio recusado, `focusFirstInvalid` leva o foco ao primeiro campo errado.',
      },
    },
  },
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
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Nome' })
    await expect(name).toHaveAttribute('aria-required', 'true')
    for (const state of ['aria-invalid', 'aria-describedby']) await expect(name).not.toHaveAttribute(state)
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Enviamos para cá o link do material.',
    )
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).not.toHaveAttribute('aria-required')
    await expect(canvas.getByText('Observações')).toHaveTextContent(/opcional/)
  },
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

const hint = 'Onde o fotógrafo pega as chaves, ou quem abre a porta.'
const keys =
  'Com Dona Lourdes, na portaria da torre B, até as 18h. Depois, com o zelador, no térreo, ao lado da garagem.'

export const LugarGuardado = meta.story({
  name: 'O lugar guardado, enquanto o código vem',
  render: () => (
    <Grid min={240}>
      <Field label="Chaves" hint={hint}>
        <TextArea defaultValue={keys} />
      </Field>
      <FieldWaiting area={keys} hint={hint} />
      <Field label="Ponto de referência">
        <TextInput />
      </Field>
      <FieldWaiting />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const heights = [
      ...(canvasElement.querySelector('textarea')?.parentElement?.parentElement?.children ?? []),
    ].map((one) => [...one.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0))
    await expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0)
    await expect(heights[3]).toBeCloseTo(heights[2] ?? 0, 0)
  },
})
