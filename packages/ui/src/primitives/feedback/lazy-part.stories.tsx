import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Text } from '../text/Text.tsx'
import { lazyPart } from './lazy-part.tsx'

const Part = lazyPart<object>(async () => () => <Text>A parte</Text>, <Text>Esperando</Text>)

const meta = preview.meta({ title: 'Primitivos/lazyPart', component: Part })

export const DoServidor = meta.story({
  ...notPictured,
  name: 'Escrita no servidor, com o código já buscado',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('A parte')
    const page = document.createElement('div')
    canvasElement.append(page)
    page.innerHTML = renderToString(<Part />)
    await expect(page).toHaveTextContent('Esperando')

    const onRecoverableError = fn()
    const root = hydrateRoot(page, <Part />, { onRecoverableError })
    await within(page).findByText('A parte')
    await expect(onRecoverableError).not.toHaveBeenCalled()
    root.unmount()
    page.remove()
  },
})
