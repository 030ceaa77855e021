import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Field } from '../../form/Field/Field.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { Text } from '../../text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = preview.meta({
  title: 'Primitivos/Ações/ActionBar',
  component: ActionBar,
  args: {
    children: (
      <>
        <Button variant="primary" size="large">
          Continuar
        </Button>
        <Button variant="quiet" size="large">
          Voltar
        </Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O fim de um passo: os botões, o principal primeiro, e ao lado o que foi escolhido (`words`). No celular fica preso embaixo e vai até as bordas: a página precisa de 16 px de margem (`Page` a tem).\n\n**Acessibilidade.** O foco passa pelo botão principal antes dos outros, e um campo que recebe o foco sobe para cima da barra, nunca fica debaixo dela.',
      },
    },
  },
})

export const FimDeUmPasso = meta.story({ name: 'No fim de um passo' })

export const ComPalavras = meta.story({
  name: 'Com o que foi escolhido',
  args: { words: <Text strong>Tour virtual, fotos e planta</Text> },
})

export const NaoTapaOFoco = meta.story({
  name: 'Não tapa o que tem o foco, no celular',
  ...onPhone,
  render: (args) => (
    <div>
      {Array.from({ length: 30 }, (_, field) => `Campo ${field + 1}`).map((label) => (
        <Field key={label} label={label}>
          <TextInput />
        </Field>
      ))}
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Continuar' })
    for (const field of canvas.getAllByRole('textbox')) {
      await tabTo(field)
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
})

export const PresoEmbaixo = meta.story({
  name: 'Preso embaixo, no celular',
  ...onPhone,
  render: (args) => (
    <div>
      {Array.from({ length: 40 }, (_, line) => `Linha ${line + 1}`).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
