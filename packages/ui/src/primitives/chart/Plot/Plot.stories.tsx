import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { inEveryMode } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Card } from '../../layout/Card/Card.tsx'
import { Plot, type PlotProps } from './Plot.tsx'

const days = ['2', '9', '16', '23', '30'].map((day) => ({ key: day, name: `Dia ${day}`, short: `${day}/11` }))
const values = (...numbers: (number | null)[]) => numbers
const lost = [
  { name: 'Cliente ausente', tone: 'other' as const, values: values(3, 0, 2, 4, 1) },
  { name: 'Fotógrafo ausente', tone: 'bad' as const, values: values(1, 0, 0, 1, 1) },
]
const waits = [
  { name: 'Até a data', values: values(1.5, 1.2, null, 0.9, 0.8) },
  { name: 'Até a entrega', tone: 'other' as const, values: values(5.2, 4.8, 4.1, 4.4, 3.9) },
]
const manyWeeks = Array.from({ length: 53 }, (_, nth) => ({
  key: String(nth),
  name: `Semana ${nth + 1}`,
  short: `s${nth + 1}`,
}))

const meta = preview.meta({
  title: 'Primitivos/Gráficos/Plot',
  component: Plot,
  args: {
    label: 'Ausências por semana',
    kind: 'bars',
    points: days,
    series: lost,
    format: (value) => (value === null ? '–' : String(value).replace('.', ',')),
  } as PlotProps,
  render: (args) => (
    <Card>
      <Plot {...args} />
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Valores em barras empilhadas ou linhas. O ponteiro ou as setas escolhem um ponto, cujos valores a legenda mostra. Ponha os mesmos valores numa tabela ao lado.\n\n**Acessibilidade.** O desenho é uma lista de opções com uma só parada do teclado: setas, Home e End andam, e cada ponto é lido com seus valores. A segunda série é hachurada ou tracejada: a cor nunca é o único sinal.',
      },
    },
  },
})

export const Barras = meta.story({
  name: 'Barras, pelo teclado: setas, Home e End',
  ...inEveryMode,
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('listbox', { name: 'Ausências por semana' })
    const chosen = () => canvas.queryByRole('option', { selected: true })
    await expect(chosen()).toBeNull()
    await tabTo(plot)
    await expect(chosen()).toHaveTextContent('Dia 30. Cliente ausente: 1. Fotógrafo ausente: 1.')
    await expect(plot).toHaveAttribute('aria-activedescendant', chosen()?.id)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(chosen()).toHaveTextContent('Dia 16. Cliente ausente: 2. Fotógrafo ausente: 0.')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(chosen()).toHaveTextContent('Dia 2.')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(chosen()).toHaveTextContent('Dia 30.')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Fotógrafo ausente: 1', { selector: 'span' })).toBeVisible()
  },
})

/** The heights of the drawn bars, in px. */
const bars = (root: HTMLElement) =>
  [...root.querySelectorAll('svg .visx-bar')].map((bar) => Number(bar.getAttribute('height')))

export const PeloPonteiro = meta.story({
  name: 'Barras, pelo ponteiro: os valores do ponto',
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('listbox')
    const box = plot.getBoundingClientRect()
    const at = (part: number) => ({ clientX: box.left + box.width * part, clientY: box.top + 50 })
    await fireEvent.pointerMove(plot, at(0.5))
    await expect(await canvas.findByText('Dia 16', { selector: 'strong' })).toBeVisible()
    await fireEvent.pointerOut(plot, { relatedTarget: canvasElement })
    await waitFor(() => expect(canvas.queryByText('Dia 16', { selector: 'strong' })).toBeNull())
    await fireEvent.pointerDown(plot, at(0.02))
    await expect(await canvas.findByText('Cliente ausente: 3', { selector: 'span' })).toBeVisible()
    const heights = bars(canvasElement)
    // Without the weeks of nothing; a bar of three is three times as high as one of one.
    await expect(heights).toHaveLength(7)
    await expect((heights[0] ?? 0) / (heights[4] ?? 1)).toBeCloseTo(3, 1)
  },
})

export const Linhas = meta.story({
  name: 'Linhas, com uma semana sem valor',
  ...inEveryMode,
  args: { label: 'Esperas por semana', kind: 'lines', series: waits, formatAxis: (value) => `${value} d` },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('option', { name: /^Dia 16\. Até a data: –\. Até a entrega: 4,1\./ }),
    ).toBeInTheDocument()
    const lines = () => canvasElement.querySelectorAll('svg .visx-linepath')
    // Drawn once the width of its place is known.
    await waitFor(() => expect(lines()).toHaveLength(2))
    const [first, second] = lines()
    await expect(first?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    await expect(second?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(9)
  },
})

export const Negativos = meta.story({
  name: 'Com um valor abaixo de zero',
  args: {
    label: 'Receita por semana',
    series: [{ name: 'Total', values: values(1200, -400, 300, 800, 650) }],
    formatAxis: (value) => `R$ ${value}`,
  },
})

export const UmaSemana = meta.story({
  name: 'Uma semana só',
  args: { points: days.slice(0, 1), series: lost.map((one) => ({ ...one, values: one.values.slice(0, 1) })) },
  play: async ({ canvas, canvasElement }) => {
    await tabTo(canvas.getByRole('listbox'))
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dia 2.')
    await expect(Number(canvasElement.querySelector('.visx-bar')?.getAttribute('width'))).toBeLessThan(60)
  },
})

export const UmAno = meta.story({
  name: 'Um ano, no celular: tantos nomes quantos cabem',
  ...onPhone,
  args: {
    points: manyWeeks,
    series: [{ name: 'Visitas', values: manyWeeks.map((_, nth) => 20 + ((nth * 7) % 23)) }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getAllByRole('option')).toHaveLength(53)
    const names = within(canvasElement).getAllByText(/^s\d+$/)
    await expect(names.at(-1)).toHaveTextContent('s53')
    const boxes = names.map((name) => name.getBoundingClientRect())
    for (const [nth, box] of boxes.entries())
      await expect(box.right).toBeLessThanOrEqual((boxes[nth + 1]?.left ?? Number.POSITIVE_INFINITY) + 1)
  },
})
