import { Button, Field, Stack, Text, TextInput } from '@ensaio/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { keepLengthening, lengthen, stopLengthening } from '#storybook/toolbar/long-words.ts'

function Sample() {
  const [visits, setVisits] = useState(1)
  return (
    <Stack>
      <Text>{`Visitas marcadas: ${visits}`}</Text>
      <Field label="Nome">
        <TextInput defaultValue="Marina" placeholder="Nome completo" autoComplete="off" />
      </Field>
      <Button onPress={() => setVisits(visits + 1)}>Marcar</Button>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Casa/Textos longos',
  component: Sample,
  // For tests only, hidden from the sidebar.
  tags: ['!dev', '!autodocs'],
})

/** A ferramenta da barra alonga o que se lê, e não o que se digitou; desligada, tudo volta. */
export const AlongaEVolta = meta.story({
  name: 'Alonga e volta',
  play: async ({ canvas, canvasElement }) => {
    const restore = lengthen(canvasElement)
    await expect(canvas.getByText('Viisiitaas maarcaadaas: 1')).toBeVisible()
    await expect(canvas.getByPlaceholderText('Noomee coompleetoo')).toHaveValue('Marina')
    restore()
    await expect(canvas.getByText('Visitas marcadas: 1')).toBeVisible()
    await expect(canvas.getByPlaceholderText('Nome completo')).toHaveValue('Marina')
  },
})

/** O que o React escreve depois também fica longo, e volta com o texto novo. */
export const AcompanhaMudancas = meta.story({
  name: 'Acompanha mudanças',
  play: async ({ canvas, canvasElement }) => {
    keepLengthening(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Maarcaar' }))
    await waitFor(() => expect(canvas.getByText('Viisiitaas maarcaadaas: 2')).toBeVisible())
    stopLengthening(canvasElement)
    await expect(canvas.getByText('Visitas marcadas: 2')).toBeVisible()
  },
})
