import { type Blueprint, Failure, type Tag } from '@ensaio/domain'
import { blueprint, photos, planRooms, tags } from '@ensaio/mocks'
import { useState } from 'react'
import { createEvent, expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { standApart } from '#storybook/assertions'
import { pointOf, press, tabTo, tap } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { BlueprintsCard, type BlueprintsCardProps } from '../BlueprintsCard.tsx'

type OnRooms = NonNullable<BlueprintsCardProps['onRooms']>

const marked = blueprint({ rooms: planRooms() })
const withoutKitchen = photos().filter(({ tag_id }) => tag_id !== 3)
const onRooms = fn<OnRooms>(async (plan, { rooms }) => ({ ...plan, rooms: [...rooms] }))

const meta = preview.meta({
  title: 'Componentes/Entrega/BlueprintsCard: ambientes',
  component: BlueprintsCard,
  args: {
    blueprints: ready([marked]) as BlueprintsCardProps['blueprints'],
    photos: withoutKitchen,
    tags: tags(),
    viewer: 'client' as BlueprintsCardProps['viewer'],
    onRetry: fn(),
  },
  beforeEach() {
    onRooms.mockClear()
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'Os ambientes marcados numa planta (`rooms`): cada nome abre as fotos do seu ambiente, sobre a planta. Um ambiente sem fotos é só um nome. A equipe marca com um toque ou pelo teclado, muda de lugar arrastando ou com as setas, e salva tudo de uma vez; o que falha não se perde.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>

async function open(canvas: Canvas) {
  await press(await canvas.findByRole('button', { name: /^Ver planta/ }))
  const viewer = within(await screen.findByRole('dialog', { name: /^planta/ }))
  const image = viewer.getByRole<HTMLImageElement>('img')
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
  return { ...viewer, image }
}

async function edit(canvas: Canvas) {
  const viewer = await open(canvas)
  await press(viewer.getByRole('button', { name: 'Marcar ambientes' }))
  const panel = within(await viewer.findByRole('region', { name: 'Ambientes da planta' }))
  return { viewer, panel }
}

export const Alguns = meta.story({
  ...onDesk,
  name: 'Os ambientes de uma planta; um sem fotos é só um nome',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imagem, 4 ambientes marcados')).toBeVisible()
    const viewer = await open(canvas)
    await expect(await viewer.findByRole('button', { name: 'Sala · 2 fotos' })).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Suíte · 1 foto' })).toBeVisible()
    await expect(viewer.getByText('Cozinha')).toBeVisible()
    await expect(viewer.queryByRole('button', { name: /Cozinha/ })).toBeNull()
    await expect(viewer.queryByRole('button', { name: 'Marcar ambientes' })).toBeNull()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'Os ambientes no celular',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await expect(await viewer.findByRole('button', { name: 'Sala · 2 fotos' })).toBeVisible()
  },
})

export const AsFotosDeUm = meta.story({
  ...onDesk,
  name: 'Um ambiente abre as suas fotos, e se volta à planta',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await press(await viewer.findByRole('button', { name: 'Sala · 2 fotos' }))
    const room = within(await screen.findByRole('dialog', { name: 'Fotos: Sala' }))
    await expect(room.getByRole('heading', { level: 2 })).toHaveTextContent(/^1 de 2/)
    const [first] = withoutKitchen.filter(({ tag_id }) => tag_id === 2)
    await expect(room.getByRole('img')).toHaveAttribute('src', first?.preview_url ?? first?.url)
    await press(room.getByRole('button', { name: 'Voltar à planta' }))
    const again = within(await screen.findByRole('dialog', { name: /^planta/ }))
    await press(again.getByRole('button', { name: 'Fechar' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Ver planta/ })).toHaveFocus(),
    )
  },
})

export const Escondidos = meta.story({
  ...notPictured,
  name: 'Os nomes se escondem, para ver o desenho',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await viewer.findByRole('button', { name: 'Sala · 2 fotos' })
    await press(viewer.getByRole('button', { name: 'Ambientes' }))
    await expect(viewer.queryByRole('button', { name: /^Sala/ })).toBeNull()
  },
})

export const Nenhum = meta.story({
  ...notPictured,
  name: 'Nenhum ambiente marcado: nada muda',
  args: { blueprints: ready([blueprint({ rooms: [] })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imagem')).toBeVisible()
    const viewer = await open(canvas)
    await expect(viewer.queryByRole('button', { name: /mbientes/ })).toBeNull()
  },
})

const manyNames =
  'Sala|Sala de jantar|Cozinha|Área de serviço|Lavabo|Banheiro social|Suíte master|Suíte 2|Quarto 3|Varanda gourmet|Escritório|Closet|Hall de entrada|Despensa'
const manyTags: Tag[] = manyNames.split('|').map((name, place) => ({ id: place + 1, name }))
const manyRooms = manyTags.map(({ id }, place) => ({
  tag_id: id,
  page: 1,
  x: 0.18 + 0.21 * (place % 4),
  y: 0.16 + 0.2 * Math.floor(place / 4),
}))

export const Muitos = meta.story({
  ...onPhone,
  name: 'Muitos ambientes',
  args: { blueprints: ready([blueprint({ rooms: manyRooms })]), tags: manyTags, photos: photos(24) },
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await expect(await viewer.findByText('Despensa')).toBeInTheDocument()
    await standApart(manyNames.split('|').map((name) => viewer.getByText(name).parentElement as Element))
  },
})

export const NomesLongos = meta.story({
  ...onDesk,
  name: 'Nomes longos',
  args: {
    tags: tags().map((tag) => ({ ...tag, name: `${tag.name} com vista para o jardim de inverno e piscina` })),
  },
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    const long = await viewer.findByRole('button', { name: /^Sala com vista .* · 2 fotos$/ })
    await expect(within(long).getByText('fotos')).toBeVisible()
  },
})

const pages = [1, 2].map((nth) => ({ url: `${marked.url}#${nth}` }))

export const VariasPaginas = meta.story({
  ...onDesk,
  name: 'Várias páginas: cada uma com os seus ambientes',
  args: {
    blueprints: ready([
      blueprint({
        ...{ file_name: 'planta.pdf', file_extension: 'pdf', pages },
        rooms: [...planRooms().slice(0, 2), { tag_id: 5, page: 2, x: 0.5, y: 0.4 }],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await viewer.findByRole('button', { name: 'Sala · 2 fotos' })
    await expect(viewer.queryByRole('button', { name: /^Varanda/ })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await viewer.findByRole('button', { name: 'Varanda · 1 foto' })).toBeVisible()
    await expect(viewer.queryByRole('button', { name: /^Sala/ })).toBeNull()
  },
})

function Kept(args: BlueprintsCardProps) {
  const [list, setList] = useState<readonly Blueprint[]>([marked])
  return <BlueprintsCard {...args} blueprints={ready(list)} onChange={setList} />
}
const staff = { viewer: 'staff' as const, onRooms }

export const Marca = meta.story({
  ...onDesk,
  name: 'A equipe marca com um toque, e escolhe o ambiente',
  args: staff,
  render: Kept,
  play: async ({ canvas, args }) => {
    const { viewer, panel } = await edit(canvas)
    await tap(viewer.image, 0.5, 0.2)
    const room = await panel.findByRole('combobox', { name: /Ambiente 5/ })
    await waitFor(() => expect(room).toHaveFocus())
    // Until it has a room, another tap moves it.
    await tap(viewer.image, 0.8, 0.25)
    await expect(panel.getAllByRole('combobox')).toHaveLength(5)
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    await expect(await panel.findByText('Escolha o ambiente.')).toBeVisible()
    await expect(args.onRooms).not.toHaveBeenCalled()
    await userEvent.selectOptions(room, 'Fachada · 2 fotos')
    await press(panel.getByRole('button', { name: 'Tirar a marca 4' }))
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    await waitFor(() => expect(args.onRooms).toHaveBeenCalledOnce())
    const [plan, marks] = onRooms.mock.lastCall ?? []
    await expect(plan).toEqual(marked)
    await expect(marks?.seen).toEqual(planRooms())
    await expect(marks?.rooms.slice(0, 3)).toEqual(planRooms().slice(0, 3))
    const added = marks?.rooms[3]
    await expect(added).toMatchObject({ tag_id: 1, page: 1 })
    await expect(added?.x).toBeCloseTo(0.8, 1)
    await expect(added?.y).toBeCloseTo(0.25, 1)
    await expect(await viewer.findByRole('button', { name: 'Fachada · 2 fotos' })).toBeVisible()
    await expect(viewer.queryByText(/Escolha o ambiente/)).toBeNull()
  },
})

export const Editando = meta.story({
  ...onPhone,
  name: 'Marcando no celular',
  args: staff,
  play: async ({ canvas }) => {
    const { viewer, panel } = await edit(canvas)
    await tap(viewer.image, 0.5, 0.2)
    await expect(await panel.findByRole('combobox', { name: /Ambiente 5/ })).toBeVisible()
  },
})

export const MudaDeLugar = meta.story({
  ...notPictured,
  name: 'Uma marca se arrasta, e se move com as setas; desfazer volta ao que era',
  args: staff,
  play: async ({ canvas, args }) => {
    const { viewer, panel } = await edit(canvas)
    const pin = viewer.getByRole('button', { name: 'Sala: mova com as setas' })
    await fireEvent.pointerDown(pin, pointOf(viewer.image, 0.34, 0.56))
    await fireEvent.pointerMove(window, pointOf(viewer.image, 0.44, 0.46))
    await fireEvent.pointerUp(window, pointOf(viewer.image, 0.44, 0.46))
    await fireEvent.pointerMove(window, pointOf(viewer.image, 0.9, 0.9))
    await tabTo(pin)
    // Alt and an arrow go back in the browser.
    const back = createEvent.keyDown(pin, { key: 'ArrowLeft', altKey: true })
    await fireEvent(pin, back)
    await expect(back.defaultPrevented).toBe(false)
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    const [, marks] = onRooms.mock.lastCall ?? []
    await expect(marks?.rooms[0]?.x).toBeCloseTo(0.46, 1)
    await expect(marks?.rooms[0]?.y).toBeCloseTo(0.44, 1)
    await expect(args.onRooms).toHaveBeenCalledOnce()
    await press(viewer.getByRole('button', { name: 'Marcar ambientes' }))
    const anew = within(await viewer.findByRole('region', { name: 'Ambientes da planta' }))
    await press(anew.getByRole('button', { name: 'Tirar a marca 1' }))
    await expect(anew.getAllByRole('combobox')).toHaveLength(3)
    await press(anew.getByRole('button', { name: 'Desfazer mudanças' }))
    await expect(anew.getAllByRole('combobox')).toHaveLength(4)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: marca no meio; o que não foi salvo fica',
  args: staff,
  play: async ({ canvas, args }) => {
    const { viewer, panel } = await edit(canvas)
    await press(panel.getByRole('button', { name: 'Marcar no meio' }))
    await waitFor(() => expect(panel.getByRole('combobox', { name: /Ambiente 5/ })).toHaveFocus())
    await press(viewer.getByRole('button', { name: 'Fechar' }))
    const again = await edit(canvas)
    await userEvent.selectOptions(again.panel.getByRole('combobox', { name: /Ambiente 5/ }), '6')
    await press(again.panel.getByRole('button', { name: 'Salvar ambientes' }))
    await expect(args.onRooms).toHaveBeenLastCalledWith(marked, {
      seen: planRooms(),
      rooms: [...planRooms(), { tag_id: 6, page: 1, x: 0.5, y: 0.5 }],
    })
  },
})

export const Falha = meta.story({
  ...onDesk,
  name: 'Salvar falha: as marcas ficam, cada erro na sua',
  args: staff,
  play: async ({ canvas, args }) => {
    onRooms.mockRejectedValueOnce(
      new Failure('invalid', 'Escolha um ambiente que existe.', {
        'rooms.1.tag_id': 'Escolha um ambiente que existe.',
      }),
    )
    const { viewer, panel } = await edit(canvas)
    await press(panel.getByRole('button', { name: 'Tirar a marca 4' }))
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    await waitFor(() =>
      expect(viewer.getAllByRole('alert')[0]).toHaveTextContent('Escolha um ambiente que existe.'),
    )
    const wrong = panel.getByRole('combobox', { name: /Ambiente 2/ })
    await expect(wrong).toHaveFocus()
    await expect(wrong).toHaveAccessibleDescription('Escolha um ambiente que existe.')
    await expect(panel.getAllByRole('combobox')).toHaveLength(3)
    await expect(args.onRooms).toHaveBeenCalledOnce()
  },
})

const theirs = [...planRooms(), { tag_id: 6, page: 1, x: 0.6, y: 0.2 }]

export const OutraPessoa = meta.story({
  ...onDesk,
  name: 'Outra pessoa marcou enquanto isso: as duas versões se juntam',
  args: staff,
  render: function Met(args) {
    const [list, setList] = useState<readonly Blueprint[]>([marked])
    const save: OnRooms = (plan, marks) =>
      onRooms(plan, marks).catch((reason) => {
        setList([{ ...marked, rooms: theirs }])
        throw reason
      })
    return <BlueprintsCard {...args} blueprints={ready(list)} onChange={setList} onRooms={save} />
  },
  play: async ({ canvas, args }) => {
    onRooms.mockRejectedValueOnce(new Failure('transition_refused', 'Outra pessoa mudou os ambientes.'))
    const { panel } = await edit(canvas)
    await press(panel.getByRole('button', { name: 'Tirar a marca 4' }))
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    await expect(await panel.findByText(/Juntamos as duas versões/)).toBeVisible()
    await expect(panel.getAllByRole('combobox')).toHaveLength(4)
    await press(panel.getByRole('button', { name: 'Salvar ambientes' }))
    await expect(args.onRooms).toHaveBeenLastCalledWith(expect.anything(), {
      seen: theirs,
      rooms: [...planRooms().slice(0, 3), theirs[4]],
    })
  },
})
