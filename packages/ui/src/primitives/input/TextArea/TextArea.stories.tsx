import { expect } from 'storybook/test'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/TextArea',
  component: TextArea,
  args: { placeholder: 'Portaria, vagas, animais no imóvel' },
  parameters: {
    docs: {
      description: {
        component:
          'Várias linhas de texto: cresce com o que se escreve, até 20 rem, e daí rola. `rows` é a altura inicial, em linhas (3 se não disser). Dentro de `Field`, com o `register` do react-hook-form.\n\n**Acessibilidade.** Rótulo, dica e erro vêm do `Field`. Enter quebra a linha; diga na dica quando houver um limite de letras.',
      },
    },
  },
  render: (args) => (
    <Field label="Observações" optional>
      <TextArea {...args} />
    </Field>
  ),
})

export const Cresce = meta.story({
  name: 'Cresce com o que se escreve, até um limite',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /^Observações/ })
    await expect(area).toHaveAttribute('placeholder', 'Portaria, vagas, animais no imóvel')
    await expect(area).toHaveAttribute('rows', '3')
    const before = area.clientHeight
    await write(area, 'Portaria{Enter}Vaga 12{Enter}{Enter}{Enter}{Enter}Um gato')
    await expect(area).toHaveValue('Portaria\nVaga 12\n\n\n\nUm gato')
    await expect(area.clientHeight).toBeGreaterThan(before)
    await expect(area.clientHeight).toBeLessThanOrEqual(320)
  },
})

export const ComErro = meta.story({
  name: 'Com erro, mais alto',
  args: { rows: 6 },
  render: (args) => (
    <Field label="Motivo" required error="Diga por quê.">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /^Motivo/ })
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('Diga por quê.')
    await expect(area).toHaveAttribute('rows', '6')
  },
})
