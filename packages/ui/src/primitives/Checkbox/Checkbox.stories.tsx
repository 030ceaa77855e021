import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { Stack } from '../Layout/Layout.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Primitivos/Checkbox',
  component: Checkbox,
  args: { label: 'Eu estarei no imóvel ou receberei o fotógrafo' },
})

export const Desmarcado = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(/Eu estarei no imóvel/))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

export const Estados = meta.story({
  render: () => (
    <Stack>
      <Checkbox
        label="Avisar por e-mail"
        defaultChecked
        hint="A pessoa responsável recebe o link do agendamento."
      />
      <Checkbox
        label="Concordo com os termos"
        error="É necessário concordar com os termos antes de continuar."
      />
      <Checkbox label="Cobrar a taxa" disabled />
    </Stack>
  ),
})

export const Opcoes = meta.story({
  name: 'Uma entre várias',
  render: () => (
    <fieldset>
      <legend>Onde ficam as chaves?</legend>
      <Checkbox type="radio" name="keys" label="Na portaria" defaultChecked />
      <Checkbox type="radio" name="keys" label="Com o proprietário" />
    </fieldset>
  ),
})
