import { ensaio, Grid } from '@ensaio/ui'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PortalAt } from '../screens/PortalAt.tsx'
import { BrandBoard } from './BrandBoard.tsx'
import { prumo } from './prumo.ts'

/** Disables the rule on unique landmarks: the page repeats the same components. */
const catalogue = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Fundamentos/Marcas',
  component: BrandBoard,
  args: { brand: ensaio, mode: 'light' as 'light' | 'dark' },
  parameters: {
    ...catalogue,
    docs: {
      description: {
        component:
          'Uma marca é um objeto `Brand`: nome, sinal, cores dos dois modos, fontes e cantos. Tudo o que se vê segue dele; nenhum componente tem cor, canto ou nome próprios. "Marca", na barra de cima, mostra o livro inteiro em outra. O exemplo, Prumo, está em `stories/foundations/prumo.ts`; `colorPairs(marca, modo)` diz se os contrastes chegam a AA.',
      },
    },
  },
})

/** A mesma tela nas duas marcas: muda a aparência, nunca o que se diz nem onde está. */
export const LadoALado = meta.story({
  render: (args) => (
    <Grid min={440} align="start">
      <BrandBoard {...args} brand={ensaio} />
      <BrandBoard {...args} brand={prumo} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [house, partner] = canvas.getAllByRole('button', { name: 'Continuar' }) as [
      HTMLElement,
      HTMLElement,
    ]
    const look = (element: HTMLElement) => getComputedStyle(element)
    await expect(look(house).backgroundColor).toBe('rgb(11, 83, 81)')
    await expect(look(partner).backgroundColor).toBe('rgb(152, 56, 27)')
    await expect(look(house).borderRadius).toBe('6px')
    await expect(look(partner).borderRadius).toBe('2px')
    await expect(look(partner).fontFamily).toMatch(/^"Avenir Next"/)
  },
})

export const NoEscuro = LadoALado.extend({
  args: { mode: 'dark' },
  play: async ({ canvas }) => {
    const [, partner] = canvas.getAllByRole('button', { name: 'Continuar' }) as [HTMLElement, HTMLElement]
    await expect(getComputedStyle(partner).backgroundColor).toBe('rgb(241, 162, 132)')
  },
})

/** O portal inteiro em outra marca, sem uma linha a mais. */
export const OPortalNoPrumo = meta.story({
  parameters: { bare: true },
  globals: { brand: 'prumo' },
  render: () => <PortalAt path="/sessions" />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Rua Augusta/ })
    await expect(document.body.textContent).toMatch(/Prumo\. Todos os direitos reservados/)
    await expect(document.title).toBe('Ensaios · Prumo')
  },
})
