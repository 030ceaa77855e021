import type { Address } from '@ensaio/domain'
import { address } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { Leaving, leave } from '#storybook/checks/changing'
import { write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Text } from '../../../primitives/text/Text.tsx'
import { PlaceSearch, type PlaceSearchProps, type PlaceSuggestion } from './PlaceSearch.tsx'

const found: PlaceSuggestion[] = [
  { id: 'p1', title: 'Rua Augusta, 1500', subtitle: 'Consolação, São Paulo – SP' },
  { id: 'p2', title: 'Rua Augusta, 15', subtitle: 'Vila Augusta, Guarulhos – SP' },
  { id: 'p3', title: 'Rua Dona Augusta', subtitle: 'Menino Deus, Porto Alegre – RS' },
]

const meta = preview.meta({
  title: 'Componentes/Pedido/PlaceSearch',
  component: PlaceSearch,
  parameters: {
    docs: {
      description: {
        component:
          'Acha um endereço pelas suas palavras: um combobox em que setas andam, Enter escolhe e Esc fecha. Qualquer falha é dita em voz baixa; ponha `AddressFields` logo abaixo, que continuam abertos para digitar.',
      },
    },
  },
  args: {
    searchPlaces: fn(async () => found),
    readPlace: fn(async () => address()),
    onChoose: fn(),
  } as PlaceSearchProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox', { name: 'Buscar endereço' })
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(search, 'ru')
    await expect(args.searchPlaces).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

export const Encontrados = meta.story({
  name: 'Escolhe pelo teclado',
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox')
    await write(search, 'rua augusta')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await isAnnounced(canvas.getByText('3 endereços encontrados.'))
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    // Another text is another list: no place of the one before stays chosen.
    await userEvent.keyboard('{ArrowDown}{ArrowDown} 1')
    await expect(search).not.toHaveAttribute('aria-activedescendant')
    await waitFor(() =>
      expect(args.searchPlaces).toHaveBeenLastCalledWith('rua augusta 1', expect.anything()),
    )
    await expect(await canvas.findAllByRole('option', { selected: false })).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = canvas.getByRole('option', { name: /Guarulhos/ })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('option', { name: /Porto Alegre/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(address()))
    await expect(args.readPlace).toHaveBeenCalledWith('p1')
    await expect(search).toHaveValue('Rua Augusta, 1500, Consolação, São Paulo – SP')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(search).toHaveFocus()
  },
})

export const Fecha = meta.story({
  name: 'Esc fecha, a seta abre de novo',
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox')
    await userEvent.type(search, '  rua augusta ')
    await canvas.findAllByRole('option')
    await expect(args.searchPlaces).toHaveBeenLastCalledWith('rua augusta', expect.anything())
    // Esc closes the list alone, not a dialog around it; the next one is not for the list.
    const heard = fn()
    document.addEventListener('keydown', heard)
    await userEvent.keyboard('{Escape}')
    await expect(heard).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
    await userEvent.keyboard('{Enter}')
    await expect(args.readPlace).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('option', { name: /Guarulhos/ }))
    await expect(args.readPlace).toHaveBeenCalledWith('p2')
  },
})

const late: { answer?: (places: PlaceSuggestion[]) => void } = {}

export const RespostaAtrasada = meta.story({
  name: 'Vale a última busca',
  args: {
    searchPlaces: fn((input: string) =>
      input === 'rua'
        ? new Promise<PlaceSuggestion[]>((resolve) => {
            late.answer = resolve
          })
        : Promise.resolve(found.slice(0, 1)),
    ),
  },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox')
    await userEvent.type(search, 'rua')
    await waitFor(() => expect(args.searchPlaces).toHaveBeenCalledWith('rua', expect.anything()))
    await userEvent.type(search, ' augusta')
    await expect(await canvas.findAllByRole('option')).toHaveLength(1)
    late.answer?.(found)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nada encontrado',
  args: { searchPlaces: fn(async () => []) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz 123')
    await expect(await canvas.findByText(/Nenhum endereço encontrado\. Preencha/)).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Falha = meta.story({
  name: 'A busca falha',
  args: {
    searchPlaces: fn(async () => {
      throw new Error('blocked')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rua augusta')
    await isAnnounced(await canvas.findByText('A busca não respondeu. Preencha o endereço abaixo.'))
  },
})

export const NaoLe = meta.story({
  name: 'O endereço escolhido não pode ser lido',
  args: { readPlace: fn(() => Promise.reject<Address>(new Error('quota'))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rua augusta')
    await userEvent.click(await canvas.findByRole('option', { name: /Consolação/ }))
    await expect(await canvas.findByText(/A busca não respondeu/)).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'Com a marca do serviço, no celular',
  args: { mark: <Text soft>Busca do Google</Text> },
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rua augusta')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
  },
})

export const LugaresDeNomeLongo = meta.story({
  name: 'Lugares de nome longo, no celular',
  ...onPhone,
  args: {
    searchPlaces: fn(async () =>
      found.map((one) => ({
        ...one,
        text: 'Avenida Desembargador Vítor Lima e Silva de Albuquerque, 12450, Jardim das Palmeiras Imperiais',
      })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'desembargador')
    await expect((await canvas.findAllByRole('option'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const OutraPagina = meta.story({
  ...notPictured,
  name: 'Quem vai para outra página interrompe a busca',
  args: { searchPlaces: fn(() => new Promise<PlaceSuggestion[]>(() => {})) },
  render: (args) => <Leaving of={PlaceSearch} with={args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rua augusta')
    await waitFor(() =>
      expect(args.searchPlaces).toHaveBeenCalledWith('rua augusta', expect.any(AbortSignal)),
    )
    await leave(canvas)
    const [, signal] = (args.searchPlaces as unknown as { mock: { lastCall: [string, AbortSignal] } }).mock
      .lastCall
    await expect(signal.aborted).toBe(true)
  },
})
