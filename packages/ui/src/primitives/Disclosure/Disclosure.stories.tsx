import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { Text } from '../Typography/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = preview.meta({
  title: 'Primitivos/Disclosure',
  component: Disclosure,
  args: { summary: 'Como preparar o imóvel', children: <Text>Abra as cortinas e acenda as luzes.</Text> },
})

export const Fechado = meta.story()

export const AbertoPeloTeclado = meta.story({
  name: 'Abre pelo teclado',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByText('Como preparar o imóvel'))
    await expect(canvas.getByText('Abra as cortinas e acenda as luzes.')).toBeInTheDocument()
  },
})
