import { createClient } from '@ensaio/client'
import { askForOriginals, Failure, type Originals } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { OriginalsNotice, type OriginalsNoticeProps } from './OriginalsNotice.tsx'

const client = createClient({ baseUrl: '/api' })

const here: Originals = { archive_on: '2026-12-14', archived_at: null, asked_at: null }
const away: Originals = { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: null }
const asked: Originals = { ...away, asked_at: '2026-11-14T11:00:00.000Z' }

const meta = preview.meta({
  title: 'Componentes/Entrega/OriginalsNotice',
  component: OriginalsNotice,
  args: { originals: away, onAsk: fn(async () => {}) as OriginalsNoticeProps['onAsk'] },
  parameters: {
    docs: {
      description: {
        component:
          'Onde estão os arquivos originais das fotos de um ensaio: aqui até um dia, no arquivo, ou pedidos de volta. O arquivo guarda só os originais; todos os outros tamanhos continuam na galeria. “Pedir de volta” diz a falha ao lado do botão, que fica.',
      },
    },
  },
})

export const Saindo = meta.story({
  name: 'Vão para o arquivo em um dia marcado',
  args: { originals: here },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vão para o arquivo em 14\/12\/2026/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoArquivo = meta.story({
  name: 'No arquivo, e pede de volta',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/estão no arquivo desde 01\/11\/2026/)).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Pedir de volta' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
})

export const SemPedir = meta.story({
  name: 'No arquivo, para quem só lê',
  args: { onAsk: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'Os textos mais longos, no celular',
  args: { originals: asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/em geral em poucos minutos/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Pedidos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pedidos de volta',
  args: { originals: asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Um e-mail avisa/)).toBeVisible()
  },
})

export const Falha = meta.story({
  ...notPictured,
  name: 'Falha ao pedir: o botão fica',
  args: {
    onAsk: fn(async () => {
      throw new Failure('unavailable', 'Não foi possível agora. Tente de novo.')
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pedir de volta' }))
    await expect(await screen.findByText('Não foi possível agora. Tente de novo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pedir de volta' })).toBeEnabled()
  },
})

/** O aviso com o cliente da API: o pedido muda o que ele diz. */
export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: () => {
    const [originals, setOriginals] = useState(away)
    return (
      <OriginalsNotice
        originals={originals}
        onAsk={async () => setOriginals((await client.photos.askOriginals(1042)).originals ?? away)}
      />
    )
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pedir de volta' }))
    await expect(await canvas.findByText(/pedidos de volta/)).toBeVisible()
  },
})

/** A recusa da API aparece como ela a diz. */
export const RecusadaPelaRede = meta.story({
  ...notPictured,
  name: 'Recusada pela rede',
  async beforeEach({ msw }) {
    msw.use(refuse(askForOriginals, 'transition_refused', 'Os originais estão aqui até 14/12/2026.'))
  },
  args: { onAsk: () => client.photos.askOriginals(1042) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pedir de volta' }))
    await expect(await screen.findByText('Os originais estão aqui até 14/12/2026.')).toBeVisible()
  },
})
