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
    const before = area.clientHeight
    await write(area, 'Portaria{Enter}Vaga 12{Enter}{Enter}{Enter}{Enter}Um gato')
    await expect(area).toHaveValue('Portaria\nVaga 12\n\n\n\nUm gato')
    await expect(area.clientHeight).toBeGreaterThan(before)
    await expect(area.clientHeight).toBeLessThanOrEqual(320)
  },
})
