import { boardModel, type LocalDate, mondayOf } from '@ensaio/domain'
import { board, fullBoard, today } from '@ensaio/mocks'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { VisitMap, type VisitMapProps } from './VisitMap.tsx'

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard: o mapa',
  component: VisitMap,
  args: {
    model: boardModel(board()),
    today: today as LocalDate,
    chosen: null as number | null,
    onChoose: fn<(visitId: number) => void>(),
    visitHref: (id: number) => `#/sessions/${id}`,
  },
  // The board keeps which visit is chosen.
  render: function Kept(args: VisitMapProps) {
    const [chosen, setChosen] = useState(args.chosen)
    const choose = (id: number) => {
      args.onChoose(id)
      setChosen(id)
    }
    return <VisitMap {...args} chosen={chosen} onChoose={choose} />
  },
  parameters: {
    docs: {
      description: {
        component:
          'O mapa do dia, ao lado do quadro: as visitas de uma cidade, com as iniciais de quem vai e a ordem delas como linha. Sem um endereço de mapas na configuração, é um quadriculado com escala e os nomes dos bairros, e nada sai daqui. A lista ao lado diz o mesmo, e o teclado anda nela. O que não tem posição fica à parte, com o caminho para defini-la.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

const stop = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name })

export const Quadriculado = meta.story({
  ...notPicturedOn('desktop'),
  name: 'Sem mapa de fundo: um quadriculado',
  args: { chosen: 2001 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Rafael Nogueira' })).toBeVisible()
    await expect(stop(canvas, /Avenida Angélica, 1996, Higienópolis/)).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    await expect(canvasElement.querySelectorAll('.stop[data-chosen]')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0)
    await expect(await canvas.findByText(/^\d+ k?m$/)).toBeVisible()
  },
})

const oneBuilding = {
  ...board(),
  visits: board().visits.map((visit) => ({ ...visit, position: board().visits[0]?.position ?? null })),
}

export const UmPredioSo = meta.story({
  name: 'Todas as visitas no mesmo prédio: nenhum alfinete cobre outro',
  args: { model: boardModel(oneBuilding) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop').length).toBeGreaterThan(5))
    const pins = [...canvasElement.querySelectorAll('.stop > span')].map((pin) => pin.getBoundingClientRect())
    for (const [place, one] of pins.entries())
      for (const other of pins.slice(place + 1))
        await expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true)
  },
})

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e9e3d6"/><path d="M0 90h256M150 0v256" stroke="#fff" stroke-width="10"/><circle cx="60" cy="190" r="36" fill="#cfe0c3"/></svg>'
const drawnTile = fn<(address: string) => void>()

export const ComMapa = meta.story({
  name: 'Com as imagens de um mapa, e de quem são',
  args: {
    model: boardModel({
      ...board(),
      map_tiles: { url: '/api/tiles/{z}/{x}/{y}.svg', credit: '© OpenStreetMap' },
    }),
  },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/tiles/:z/:x/:y', ({ request }) => {
        drawnTile(new URL(request.url).pathname)
        return new HttpResponse(square, { headers: { 'content-type': 'image/svg+xml' } })
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('© OpenStreetMap')).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('img.leaflet-tile-loaded').length).toBeGreaterThan(1),
    )
    await expect(drawnTile.mock.lastCall?.[0]).toMatch(/^\/api\/tiles\/\d+\/\d+\/\d+\.svg$/)
    // The map itself says where it is.
    await expect(canvasElement.querySelectorAll('.name')).toHaveLength(0)
  },
})

export const SemPosicao = meta.story({
  name: 'Visitas sem posição, com o caminho para defini-la',
  args: {
    model: boardModel({
      ...board({ city: 'São Paulo' }),
      visits: board({ city: 'São Paulo' }).visits.map((visit, nth) =>
        nth === 1 && visit.position !== null
          ? { ...visit, position: { ...visit.position, precision: 'city' as const } }
          : nth === 4
            ? { ...visit, position: null }
            : visit,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const unplaced = within(canvas.getByRole('region', { name: 'Sem posição' }))
    await expect(
      unplaced.getByRole('link', { name: 'Definir a posição: Avenida Angélica, 1996' }),
    ).toHaveAttribute('href', '#/sessions/2001')
    await expect(unplaced.getAllByRole('link')).toHaveLength(2)
    await expect(stop(canvas, /Avenida Angélica, 1996, Higienópolis, sem posição/)).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    await expect(canvas.getByRole('group', { name: 'Zoom do mapa' })).toBeVisible()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: a lista escolhe, e o mapa marca',
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    const before = (await canvas.findByText(/^\d+ k?m$/)).textContent
    await press(canvas.getByRole('button', { name: 'Aproximar' }))
    await press(canvas.getByRole('button', { name: 'Aproximar' }))
    await waitFor(() => expect(canvas.getByText(/^\d+ k?m$/)).not.toHaveTextContent(before ?? ''))
    await press(canvas.getByRole('button', { name: 'Afastar' }))
    await press(canvas.getByRole('button', { name: 'Mostrar todas' }))
    await waitFor(() => expect(canvas.getByText(/^\d+ k?m$/)).toHaveTextContent(before ?? ''))
    await press(stop(canvas, /Rua Harmonia, 85/))
    await expect(args.onChoose).toHaveBeenCalledWith(2002)
    await expect(stop(canvas, /Rua Harmonia, 85/)).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvasElement.querySelector('.stop[data-chosen]')).toHaveTextContent('RN3'))
    // The map itself is no stop of the keyboard.
    await tabTo(canvas.getByRole('combobox', { name: 'Cidade no mapa' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aproximar' })).toHaveFocus()
  },
})

export const PeloMapa = meta.story({
  ...together(notPictured, onDesk),
  name: 'Pelo mapa: um toque num ponto escolhe a visita',
  play: async ({ canvas, canvasElement, args }) => {
    const pin = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('.stop')].find(
        ({ textContent }) => textContent === 'RN2',
      )
      if (!found) throw new Error('The visit is not drawn yet.')
      return found
    })
    await userEvent.click(pin)
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(2001))
    await expect(stop(canvas, /Avenida Angélica, 1996/)).toHaveAttribute('aria-pressed', 'true')
  },
})

export const OutraCidadeEOutroDia = meta.story({
  ...notPictured,
  name: 'Outro dia da semana e outra cidade',
  args: { model: boardModel(board({ from: mondayOf(today), span: 'week' })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Dia no mapa' })).toHaveValue(today)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade no mapa' }), 'Porto Alegre')
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(2))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Dia no mapa' }),
      canvas
        .getAllByRole('option')
        .find(({ textContent }) => textContent?.startsWith('Domingo')) as HTMLElement,
    )
    await expect(await canvas.findByText('Nenhuma visita neste dia.')).toBeVisible()
  },
})

export const Cheio = meta.story({
  name: 'Sessenta pessoas e 240 visitas',
  ...onDesk,
  args: { model: boardModel(fullBoard()) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(240))
  },
})
