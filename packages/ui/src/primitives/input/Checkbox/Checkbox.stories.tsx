import { expect, userEvent } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/Checkbox',
  component: Checkbox,
  args: { label: 'Eu estarei no imóvel ou receberei o fotógrafo' },
  parameters: {
    docs: {
      description: {
        component:
          'Algo a marcar ou, com `type="radio"` e o mesmo `name`, um entre vários; para ligar e desligar na hora, `Switch`. Funciona com o `register` do react-hook-form.\n\n**Acessibilidade.** As palavras são parte do alvo; erro e dica são lidos com a caixa. Vários juntos pedem um `fieldset` com `legend`. Espaço marca; entre rádios, as setas.',
      },
    },
  },
})

export const Desmarcado = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(/Eu estarei no imóvel/))
    await expect(box).toBeChecked()
    await press(box)
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
      <Checkbox
        id="terms"
        label="Li a política"
        hint="Abre numa página nova."
        error="É preciso ler antes de continuar."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await expect(box('Avisar por e-mail')).toHaveAccessibleDescription(
      'A pessoa responsável recebe o link do agendamento.',
    )
    await expect(box('Avisar por e-mail')).not.toHaveAttribute('aria-invalid')
    await expect(box('Concordo com os termos')).toBeInvalid()
    await expect(box('Concordo com os termos')).toHaveAccessibleDescription(
      'É necessário concordar com os termos antes de continuar.',
    )
    await expect(box('Cobrar a taxa')).not.toHaveAttribute('aria-describedby')
    // The error comes first.
    await expect(box('Li a política')).toHaveAccessibleDescription(
      'É preciso ler antes de continuar. Abre numa página nova.',
    )
  },
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
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: 'Na portaria' }))
    await userEvent.keyboard('{ArrowDown}')
    const owner = canvas.getByRole('radio', { name: 'Com o proprietário' })
    await expect(owner).toBeChecked()
    await expect(owner).toHaveFocus()
  },
})
