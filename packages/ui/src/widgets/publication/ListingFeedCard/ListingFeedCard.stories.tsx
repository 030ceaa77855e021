import { createClient } from '@ensaio/client'
import { createListingFeed, Failure } from '@ensaio/domain'
import { listingFeed, newListingFeed, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ListingFeedCard, type ListingFeedCardProps } from './ListingFeedCard.tsx'

const client = createClient({ baseUrl: '/api' })
const created = newListingFeed()

const meta = preview.meta({
  title: 'Componentes/Publicação/ListingFeedCard',
  component: ListingFeedCard,
  args: {
    feed: ready(listingFeed()),
    onCreate: fn<ListingFeedCardProps['onCreate']>(async () => created),
    onEnd: fn<ListingFeedCardProps['onEnd']>(async () => undefined),
    onRetry: fn(),
  } as ListingFeedCardProps,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O endereço secreto em que os portais de imóveis leem os anúncios da empresa (formato VRSync). Aparece uma única vez, ao ser criado; trocar mostra outro, e o de antes para na hora. Diz quantos anúncios vão e quando um portal leu por último.',
      },
    },
  },
})

/** Keeps what a page would: the answers of the last actions. */
function OverNetwork(args: ListingFeedCardProps) {
  const [asked, retry] = useRemote((signal) => client.listingFeed.get(signal), [])
  const [changed, setChanged] = useState<typeof asked | null>(null)
  return (
    <ListingFeedCard
      {...args}
      feed={changed ?? asked}
      onCreate={async () => {
        const { address, ...feed } = await client.listingFeed.create()
        setChanged(ready(feed))
        return { ...feed, address }
      }}
      onEnd={async () => setChanged(ready(await client.listingFeed.end()))}
      onRetry={retry}
    />
  )
}

export const Ligado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Ligado, lido pelos portais',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 anúncios vão aos portais.')).toBeVisible()
    await expect(canvas.getByText('Lido pela última vez em 20/11/2026, 06h12.')).toBeVisible()
    await expect(canvas.queryByText(/vrsync\.xml/)).toBeNull()
  },
})

export const UmAnuncio = meta.story({
  ...notPictured,
  name: 'Com um só anúncio',
  args: { feed: ready(listingFeed({ listings: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 anúncio vai aos portais.')).toBeVisible()
  },
})

export const NinguemLeu = meta.story({
  name: 'Sem anúncios, e ninguém leu ainda',
  args: { feed: ready(listingFeed({ listings: 0, read_at: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nenhum anúncio está ligado\./)).toBeVisible()
    await expect(canvas.getByText('Nenhum portal leu o endereço ainda.')).toBeVisible()
  },
})

export const Desligado = meta.story({
  args: { feed: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
    await expect(canvas.queryByText('Ligado')).toBeNull()
  },
})

export const Esperando = meta.story({ name: 'Carregando', args: { feed: waiting } })

export const DeNovo = meta.story({
  ...notPictured,
  name: 'Perguntando de novo',
  args: { feed: refreshing(listingFeed()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  name: 'Não carregou',
  args: { feed: failed(new Failure('unavailable', 'Sem conexão. Verifique a sua internet.')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Não foi possível carregar o endereço dos portais')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Trocado = meta.story({
  ...onPhone,
  name: 'Acabou de trocar, no celular, com o texto mais longo',
  render: OverNetwork,
  play: async ({ canvas, canvasElement }) => {
    await press(await canvas.findByRole('button', { name: 'Trocar endereço' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' }))
    await press(question.getByRole('button', { name: 'Trocar endereço' }))
    await waitFor(() => expect(canvas.getByText(created.address)).toHaveFocus())
    await expect(canvas.getByText(/este endereço não aparece de novo/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiar endereço' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Desligar = meta.story({
  ...notPictured,
  name: 'Desligar pergunta antes, e o foco fica no cartão',
  render: OverNetwork,
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Desligar' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Desligar os portais?' }))
    await press(question.getByRole('button', { name: 'Desligar' }))
    await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(document.activeElement).not.toBe(document.body)
  },
})

export const NaoCriou = meta.story({
  ...notPictured,
  name: 'Não foi criado: o endereço de agora fica',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(refuse(createListingFeed, 'unavailable', 'O serviço está indisponível.'))
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Trocar endereço' }))
    const question = within(await screen.findByRole('alertdialog'))
    await press(question.getByRole('button', { name: 'Trocar endereço' }))
    await expect(await question.findByText(/O serviço está indisponível/)).toBeVisible()
  },
})
