import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Text } from '../../text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'Como preparar o imóvel', children: <Text>Abra as cortinas e acenda as luzes.</Text> },
  parameters: {
    docs: {
      description: {
        component:
          'Mais do mesmo assunto, dobrado até que se queira ver. O que precisa ser lido para continuar não se dobra.\n\n**Acessibilidade.** É o `details` do navegador: Enter ou Espaço abre, a busca na página o encontra, e funciona sem JavaScript. Alvo de 44 px.',
      },
    },
  },
})

export const Fechado = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abra as cortinas e acenda as luzes.')).not.toBeVisible()
  },
})
export const Aberto = meta.story({
  ...notPictured,
  name: 'Aberto desde o começo',
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abra as cortinas e acenda as luzes.')).toBeVisible()
  },
})

export const AbertoPeloTeclado = meta.story({
  name: 'Abre pelo teclado',
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Como preparar o imóvel')
    await tabTo(summary)
    // The browser itself handles Enter on a summary.
    summary.click()
    await expect(canvas.getByText('Abra as cortinas e acenda as luzes.')).toBeVisible()
    await expect(summary).toHaveFocus()
  },
})
