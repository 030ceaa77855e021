import { createClient } from '@ensaio/client'
import { searchPrices } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import {
  Advertised,
  Band,
  CallToAction,
  Carousel,
  Footer,
  Hero,
  HowItWorks,
  PriceTeaser,
  TopBar,
  useRemote,
} from '@ensaio/ui'
import { expect, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { hero, picture } from '../landing/pictures.ts'

const client = createClient({ baseUrl: '/api' })

const facade = picture('fachada-01', 'Fachada de um edifício com varandas brancas e palmeiras.')
const living = picture('sala-02', 'Sala de estar integrada ao jantar e à cozinha.')
const kitchen = picture('cozinha-01', 'Cozinha integrada com ilha de mármore.')
const bedroom = picture('suite-01', 'Suíte com painel ripado e janela ampla.')
const bathroom = picture('banheiro-01', 'Banheiro claro com bancada de madeira.')
const balcony = picture('varanda-01', 'Varanda com guarda-corpo de vidro.')
const plan = picture('planta-78m2', 'Planta humanizada de 78 m².', {
  widths: [640, 1280],
  ratio: 1600 / 1333,
})
const tour = picture('sala-360', 'Panorama em 360 graus da sala integrada.', {
  widths: [640, 1600],
  ratio: 2,
})
const dusk = picture('fachada-02', '', { widths: [640, 1280, 1600] })
const office = picture('escritorio-01', 'Mesa de trabalho junto a uma janela ampla.')
const hall = picture('hall-de-entrada-01', 'Hall de entrada com balcão de mármore.')

const steps = [facade, office, hall, plan, bedroom] as const

const photos = [
  { picture: living, tag: 'Sala' },
  { picture: kitchen, tag: 'Cozinha' },
  { picture: bedroom, tag: 'Quarto' },
  { picture: bathroom, tag: 'Banheiro' },
  { picture: balcony, tag: 'Varanda' },
  { picture: facade, tag: 'Fachada' },
]

const slides = [
  { picture: living, caption: 'Sala integrada ao jantar e à cozinha' },
  { picture: kitchen, caption: 'Cozinha com ilha' },
  { picture: bathroom, caption: 'Banheiro da suíte' },
  { picture: balcony, caption: 'Varanda' },
]

function Landing() {
  const [price] = useRemote((signal) => client.prices.min(signal), [])
  return (
    <>
      <TopBar user={null} links={[]} homeHref="/" loginHref="/login" onSignOut={async () => {}} />
      <main id="conteudo" tabIndex={-1}>
        <Hero
          picture={hero}
          title="O imóvel inteiro, antes da primeira visita"
          text="Fotos, tour virtual e planta. Você pede, seu cliente marca a data, e o material chega pronto para anunciar."
          primary={{ label: 'Pedir um ensaio', href: '/login' }}
          secondary={{ label: 'Primeiro acesso', href: '/onboard/welcome' }}
        />
        <HowItWorks pictures={steps} />
        <Advertised photos={photos} plan={plan} tour={tour} />
        <Band title="Cada cômodo no seu melhor ângulo">
          <Carousel label="Fotos de demonstração" slides={slides} interval={3_600_000} />
        </Band>
        <Band
          sunken
          beside
          title="Preços às claras"
          text="Você vê o valor exato antes de confirmar cada pedido."
        >
          <PriceTeaser price={price} action={{ label: 'Fazer pré-cadastro', href: '/pre-cadastro' }} />
        </Band>
        <CallToAction
          picture={dusk}
          title="O próximo anúncio pode começar hoje"
          action={{ label: 'Quero conhecer', href: '/pre-cadastro' }}
        />
      </main>
      <Footer
        year={2026}
        socials={[
          { label: 'Instagram', href: 'https://instagram.com/' },
          { label: 'LinkedIn', href: 'https://linkedin.com/' },
          { label: 'YouTube', href: 'https://youtube.com/' },
        ]}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Componentes/Landing',
  component: Landing,
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A página de entrada com as suas peças: Hero, HowItWorks, Advertised, Carousel, PriceTeaser e CallToAction. As fotos chegam por props, em AVIF e WebP, com o lugar reservado; só a primeira é pedida antes do resto.',
      },
    },
  },
})

export const Inteira = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByText('R$ 399,00')).toBeVisible()
    const images = [...canvasElement.querySelectorAll('img')]
    await expect(images.length).toBeGreaterThan(12)
    for (const image of images) {
      await expect(image).toHaveAttribute('width')
      await expect(image).toHaveAttribute('height')
    }
    await expect(images.filter((image) => image.fetchPriority === 'high')).toHaveLength(1)
    await expect(images.filter((image) => image.loading !== 'lazy')).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const hero = within(canvas.getByRole('region', { name: /O imóvel inteiro/ }))
    await expect(hero.getByRole('img')).toBeVisible()
  },
})

export const SemPrecos = meta.story({
  name: 'Sem preços: o resto continua',
  beforeEach({ msw }) {
    msw.use(refuse(searchPrices, 'unavailable', 'O serviço está em manutenção.'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Não conseguimos mostrar os preços agora/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fazer pré-cadastro' })).toBeVisible()
  },
})
