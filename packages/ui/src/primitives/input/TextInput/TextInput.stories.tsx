import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { tabTo, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { TextInput } from './TextInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/TextInput',
  component: TextInput,
  args: {
    type: 'email',
    autoComplete: 'email',
    placeholder: 'voce@empresa.com.br',
    before: <Mail size={18} strokeWidth={1.75} aria-hidden="true" />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma linha de texto, dentro de `Field`, com o `register` do react-hook-form. `before` é um ícone de 18 px à esquerda; `after`, um controle pequeno à direita. Dê `autoComplete` e `inputMode` sempre que o dado for conhecido do navegador.\n\n**Acessibilidade.** Rótulo, dica e erro vêm do `Field`; fora dele, dê `aria-label`. O que vai em `after` é a parada seguinte do teclado. Altura de 44 px.',
      },
    },
  },
  render: (args) => (
    <Field label="E-mail" hint="Enviamos para cá o link do material.">
      <TextInput {...args} />
    </Field>
  ),
})

export const Preenchido = meta.story({
  name: 'Preenchido pelo teclado',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' })
    await write(input, 'helena@horizonte.test')
    await expect(input).toHaveValue('helena@horizonte.test')
    await expect(input).toHaveAccessibleDescription('Enviamos para cá o link do material.')
    await expect(input).toHaveAttribute('type', 'email')
    await expect(input).toHaveAttribute('autocomplete', 'email')
    await expect(input).toHaveAttribute('placeholder', 'voce@empresa.com.br')
  },
})

export const ComErro = meta.story({
  name: 'Com erro, e um controle à direita',
  args: { type: undefined, before: undefined, after: <Button size="small">Usar o meu</Button> },
  render: (args) => (
    <Field label="E-mail" required error="Falta o que vem depois do @.">
      <TextInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^E-mail/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAttribute('aria-required', 'true')
    await tabTo(canvas.getByRole('button', { name: 'Usar o meu' }))
  },
})

export const ForaDeUmField = meta.story({
  name: 'Fora de um Field, sem ícones',
  render: () => <TextInput aria-label="Buscar na lista" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Buscar na lista' })
    await expect(input).toHaveAttribute('type', 'text')
    for (const state of ['aria-invalid', 'aria-required', 'aria-describedby', 'id'])
      await expect(input).not.toHaveAttribute(state)
  },
})
