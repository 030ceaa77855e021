import { createClient } from '@ensaio/client'
import { type Coordinates, type Position, positionPrecisions, setPosition } from '@ensaio/domain'
import { address, position, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { AddressCard } from '../../session/AddressCard/AddressCard.tsx'
import { PropertyPosition } from './PropertyPosition.tsx'

const client = createClient({ baseUrl: '/api' })
type Save = (point: Coordinates | null) => Promise<unknown>

const meta = preview.meta({
  title: 'Componentes/Agendamento/PropertyPosition',
  component: PropertyPosition,
  args: {
    position: position({ precision: 'district', latitude: -23.56, longitude: -46.69 }) as Position | null,
    onSave: fn<Save>(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Onde o imóvel fica no mapa, e quão exato isso é: da busca de endereços, do CEP, ou corrigido pela equipe. Aceita latitude e longitude, ou o link de um mapa (Google Maps, Waze, Apple, OpenStreetMap). Sem `onSave`, só se lê.',
      },
    },
  },
})

async function open(name = 'Corrigir a posição') {
  await press(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

const field = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getByRole('textbox', { name: /^Link do mapa ou coordenadas/ })

export const NoEndereco = meta.story({
  name: 'No cartão do endereço: a posição do bairro',
  render: (args) => (
    <AddressCard address={address()}>
      <PropertyPosition {...args} />
    </AddressCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posição do bairro, aproximada')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ver este ponto no mapa' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=-23.56,-46.69',
    )
  },
})

export const Precisoes = meta.story({
  name: 'As quatro precisões, e nenhuma',
  render: (args) => (
    <Stack gap={24}>
      {positionPrecisions.map((precision) => (
        <PropertyPosition key={precision} {...args} position={position({ precision })} />
      ))}
      <PropertyPosition {...args} position={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Corrigir a posição' })).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: 'Informar a posição' })).toBeVisible()
  },
})

export const SoLeitura = meta.story({
  name: 'Só para ler',
  render: () => <PropertyPosition position={position()} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Corrigir = meta.story({
  name: 'Corrigir pelo link do mapa, pelo teclado',
  ...notPictured,
  play: async ({ args }) => {
    const dialog = await open()
    await expect(field(dialog)).toHaveFocus()
    await write(
      field(dialog),
      'https://www.google.com/maps/place/MASP/@-23.56,-46.65,17z/data=!3d-23.5614!4d-46.6559',
    )
    await expect(await dialog.findByText(/^O ponto é -23,56140; -46,65590\./)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Salvar posição' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).toHaveBeenCalledWith({ latitude: -23.5614, longitude: -46.6559 })
    await expect(screen.getByRole('button', { name: 'Corrigir a posição' })).toHaveFocus()
  },
})

export const Aberto = meta.story({
  name: 'O diálogo aberto, posição da equipe',
  args: { position: position({ source: 'staff', precision: 'exact' }) },
  play: async ({ args }) => {
    const dialog = await open()
    await write(field(dialog), '-23,5561 -46,6589')
    await expect(await dialog.findByRole('link', { name: 'Conferir no mapa' })).toBeVisible()
    await tabTo(dialog.getByRole('button', { name: 'Voltar à posição do endereço' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Voltar = meta.story({
  ...notPictured,
  name: 'Voltar à posição do endereço',
  args: { position: position({ source: 'staff', precision: 'exact' }) },
  play: async ({ args }) => {
    const dialog = await open()
    await press(dialog.getByRole('button', { name: 'Voltar à posição do endereço' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).toHaveBeenCalledWith(null)
  },
})

export const Errada = meta.story({
  name: 'O que não se entende é dito no campo, no celular',
  ...onPhone,
  args: { position: null },
  play: async ({ args }) => {
    const dialog = await open('Informar a posição')
    const cases: [string, RegExp][] = [
      ['Avenida Paulista, 1578', /^Cole o link de um mapa/],
      ['-46,6559; -23,5614', /fora do Brasil/],
      ['https://maps.app.goo.gl/AbCdEf', /^Este link curto não traz a posição/],
    ]
    for (const [typed, problem] of cases) {
      await userEvent.clear(field(dialog))
      await userEvent.type(field(dialog), typed)
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar posição' }))
      await waitFor(() => expect(field(dialog)).toHaveAccessibleDescription(problem))
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: a recusa aparece no diálogo, que guarda o que foi digitado',
  args: { onSave: fn((point: Coordinates | null) => client.queue.setPosition(1042, point)) },
  beforeEach({ msw }) {
    msw.use(refuse(setPosition, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  play: async ({ args }) => {
    const dialog = await open()
    await write(field(dialog), '-23,5614; -46,6559')
    await press(dialog.getByRole('button', { name: 'Salvar posição' }))
    await expect(await dialog.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(field(dialog)).toHaveValue('-23,5614; -46,6559')
    await press(dialog.getByRole('button', { name: 'Salvar posição' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
})
