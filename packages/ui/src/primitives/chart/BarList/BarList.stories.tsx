import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Card } from '../../layout/Card/Card.tsx'
import { BarList } from './BarList.tsx'

const items = [
  { key: 1, name: 'Luiza Andrade', value: 148 },
  { key: 2, name: 'Bruno Tavares', value: 131 },
  { key: 3, name: 'Nina Prates', value: 58 },
  { key: 4, name: 'Davi Luz', value: 0 },
]

const meta = preview.meta({
  title: 'Primitivos/Gráficos/BarList',
  component: BarList,
  args: { label: 'Visitas por fotógrafo', items, format: (value) => `${value} visitas` },
  render: (args) => (
    <Card>
      <BarList {...args} />
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Compara valores com nome pelo comprimento das barras.\n\n**Acessibilidade.** É uma lista: nome e valor são texto, e a barra só os repete.',
      },
    },
  },
})

export const Comparados = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Visitas por fotógrafo' })).toBeVisible()
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual(
      items.map(({ name, value }) => `${name}${value} visitas`),
    )
    const [first, , third] = rows.map(
      (row) => row.querySelector<HTMLElement>('[aria-hidden] span')?.clientWidth ?? 0,
    )
    await expect((third ?? 0) / (first ?? 1)).toBeCloseTo(58 / 148, 1)
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    items: [
      { key: 1, name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos', value: 1204 },
      { key: 2, name: 'Bruno', value: 3 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
