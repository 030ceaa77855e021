import { expect, userEvent } from 'storybook/test'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <Field label="Senha" hint="Pelo menos seis caracteres.">
      <PasswordInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Uma senha que se pode ver enquanto é digitada. Dê `autoComplete`: `current-password` ou `new-password`. Dentro de `Field`.\n\n**Acessibilidade.** “Mostrar senha” é um botão de ligar, logo depois do campo; mostrar não tira o foco dele. Colar é permitido.',
      },
    },
  },
})

export const Escondida = meta.story({
  name: 'Escondida, mostrada e escondida de novo',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Senha')
    await expect(input).toHaveAttribute('autocomplete', 'new-password')
    // A phone would write “Ensaio123”.
    await expect(input).toHaveAttribute('autocapitalize', 'none')
    await expect(input).toHaveAttribute('spellcheck', 'false')
    await write(input, 'ensaio123')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    const show = canvas.getByRole('button', { name: 'Mostrar senha', pressed: false })
    await expect(show).toHaveFocus()
    const drawing = show.innerHTML
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { pressed: true })).toBe(show)
    await expect(show.innerHTML).not.toBe(drawing)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('ensaio123')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
})
