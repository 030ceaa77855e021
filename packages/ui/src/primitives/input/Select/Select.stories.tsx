import { expect, userEvent } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
import { Select } from './Select.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/Select',
  component: Select,
  args: {
    defaultValue: 'São Paulo',
    children: (
      <>
        <option>Porto Alegre</option>
        <option>Rio de Janeiro</option>
        <option>São Paulo</option>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um de uma lista curta, com o seletor do próprio navegador: passe `<option>`s. Duas ou três opções se leem melhor como `Checkbox` de rádio. Dentro de `Field`.\n\n**Acessibilidade.** Rótulo, dica e erro vêm do `Field`. Letras e setas escolhem, como em todo seletor do sistema.',
      },
    },
  },
  render: (args) => (
    <Field label="Cidade">
      <Select {...args} />
    </Field>
  ),
})

export const Escolhido = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Cidade' })
    await tabTo(select)
    await userEvent.selectOptions(select, 'Porto Alegre')
    await expect(select).toHaveValue('Porto Alegre')
    await expect(select).toHaveFocus()
  },
})

export const ComErro = meta.story({
  name: 'Com erro, e obrigatório',
  render: (args) => (
    <Field label="Cidade" required error="Escolha a cidade.">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /^Cidade/ })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAttribute('aria-required', 'true')
    await expect(select).toHaveAccessibleDescription('Escolha a cidade.')
  },
})
