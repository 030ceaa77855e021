import { createClient } from '@ensaio/client'
import { getUser } from '@ensaio/domain'
import { pictures, reply, user } from '@ensaio/mocks'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { CallToAction } from '../CallToAction/CallToAction.tsx'
import { Hero } from './Hero.tsx'

const client = createClient({ baseUrl: '/api' })
const picture = {
  src: pictures.living,
  width: 640,
  height: 427,
  alt: 'Sala de estar com vista para a cidade.',
}

const meta = preview.meta({
  title: 'Componentes/Página inicial/Hero',
  component: Hero,
  args: {
    picture,
    title: 'O imóvel inteiro, antes da primeira visita',
    text: 'Fotos, tour virtual e planta, prontos para anunciar.',
    primary: { label: 'Pedir um ensaio', href: '#login' },
    secondary: { label: 'Tenho interesse', href: '#pre-cadastro' },
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A primeira tela: uma foto inteira, uma frase, um botão. A foto é pedida antes de tudo e tem lugar reservado; no celular pode ter outro corte. Sob as palavras ela escurece o bastante em qualquer largura. CallToAction é a última tela, no mesmo espírito.',
      },
    },
  },
})

export const Inteiro = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Sala de estar com vista para a cidade.' })
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).not.toHaveAttribute('loading')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^O imóvel inteiro/)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pedir um ensaio' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tenho interesse' })).toHaveFocus()
  },
})

export const UmBotaoSo = meta.story({
  name: 'Um botão só, sem texto',
  args: { text: undefined, secondary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const FraseLonga = meta.story({
  name: 'Frase longa, no celular',
  ...onPhone,
  args: {
    title: 'Fotografias, tours virtuais e plantas humanizadas dos seus empreendimentos em três capitais',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const UltimaTela = meta.story({
  name: 'A última tela',
  render: () => (
    <CallToAction
      picture={{ ...picture, src: pictures.facadeAtDusk, alt: '' }}
      title="O próximo anúncio pode começar hoje"
      action={{ label: 'Quero conhecer', href: '#pre-cadastro' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'O próximo anúncio pode começar hoje' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Quero conhecer' })).toHaveAttribute(
      'href',
      '#pre-cadastro',
    )
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

function OverTheNetwork(props: { args: Parameters<typeof Hero>[0] }) {
  const [asked] = useRemote((signal) => client.account.user(signal), [])
  const isSignedIn = asked.state === 'ready' && asked.value !== null
  return (
    <Hero
      {...props.args}
      primary={{ label: 'Pedir um ensaio', href: isSignedIn ? '#sessions/add' : '#login' }}
    />
  )
}

export const PelaRede = meta.story({
  name: 'Pela rede: quem entrou vai direto ao pedido',
  beforeEach({ msw }) {
    msw.use(reply(getUser, user()))
  },
  render: (args) => <OverTheNetwork args={args} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Pedir um ensaio' })).toHaveAttribute('href', '#sessions/add'),
    )
  },
})
