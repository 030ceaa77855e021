import { createClient } from '@ensaio/client'
import { type Embed, embedHostNames, embedOf, getSession } from '@ensaio/domain'
import { pictures, productItem, reply, session, tour } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { EmbedPlayer } from './EmbedPlayer.tsx'

const client = createClient({ baseUrl: '/api' })

// A page of our own in the place of the other host's: stories fetch nothing from outside.
const page = (host: Embed['host']): Embed => ({
  host,
  src: `data:text/html,<html lang="pt-BR"><title>${host}</title><body><p>${host}</p></body></html>`,
})

const meta = preview.meta({
  title: 'Componentes/Entrega/EmbedPlayer',
  component: EmbedPlayer,
  args: { embed: page('youtube'), title: 'Vídeo 1', still: null as string | null },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Um tour ou vídeo de outro site dentro da página. Nada desse site é carregado antes do clique; depois, o foco vai para ele. `still` é uma imagem nossa. `embedOf` diz quais endereços podem ser mostrados assim.',
      },
    },
  },
})

export const CadaSite = meta.story({
  name: 'Cada site conhecido',
  render: (args) => (
    <Grid min={280}>
      {(Object.keys(embedHostNames) as Embed['host'][]).map((host) => (
        <EmbedPlayer key={host} {...args} embed={page(host)} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.values(embedHostNames)) {
      await expect(canvas.getByRole('button', { name: new RegExp(`no ${name}$`) })).toBeVisible()
    }
  },
})

export const AntesDoClique = meta.story({
  ...notPicturedOn('phone'),
  name: 'Nada é carregado antes do clique',
  args: { embed: embedOf('https://youtu.be/dQw4w9WgXcQ') as Embed },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Assistir: Vídeo 1, no YouTube' })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvasElement.innerHTML).not.toContain('youtube')
    await expect(document.head.innerHTML).not.toContain('youtube')
  },
})

export const DepoisDoClique = meta.story({
  name: 'Depois do clique, o foco está no vídeo',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'))
    const frame = canvas.getByTitle('Vídeo 1, no YouTube')
    await expect(frame).toHaveFocus()
    await expect(frame).toHaveAttribute('src', page('youtube').src)
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ComImagem = meta.story({
  name: 'Tour com imagem, no celular',
  ...onPhone,
  args: { embed: page('matterport'), title: 'Tour virtual', still: pictures.living },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Abrir o tour: Tour virtual, no Matterport' }),
    ).toBeVisible()
  },
})

export const PelaRede = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela rede',
  beforeEach({ msw }) {
    const product = { id: 1, status: 3 as const, item: productItem(7), deliverables: [tour()] }
    msw.use(reply(getSession, { ...session({ status: 5 }), products: [product] }))
  },
  render: function Asked(args) {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton ratio="16 / 9" />}>
        {({ products, cover_url }) => {
          const [first] = products.flatMap(({ deliverables }) => deliverables)
          const url = first && 'matterport_url' in first ? first.matterport_url : null
          const embed = url ? embedOf(url) : null
          return embed && <EmbedPlayer {...args} title="Tour virtual" embed={embed} still={cover_url} />
        }}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /no Matterport$/ })).toBeVisible()
  },
})

export const TituloLongo = meta.story({
  name: 'Título longo, no celular',
  ...onPhone,
  args: { title: 'Tour pelas áreas comuns, pela cobertura duplex e pelo apartamento decorado de 142 m²' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /apartamento decorado/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
