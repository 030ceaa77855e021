import {
  Advertised,
  Band,
  CallToAction,
  Carousel,
  Footer,
  Hero,
  HowItWorks,
  PriceTeaser,
  type PriceTeaserProps,
  TopBar,
  type TopBarProps,
} from '@ensaio/ui'
import { useSocials } from '../frame/publisher.ts'
import { hero, picture } from './pictures.ts'

const steps = [
  picture('fachada-01', 'Fachada de um edifício com varandas brancas e palmeiras.'),
  picture('escritorio-01', 'Mesa de trabalho junto a uma janela ampla.'),
  picture('hall-de-entrada-01', 'Hall de entrada com balcão de mármore.'),
  picture('cozinha-01', 'Cozinha com ilha de mármore claro.'),
  picture('sala-02', 'Sala de estar integrada ao jantar.'),
] as const

const photos = [
  { picture: picture('sala-01', 'Sala de estar com sofá de linho e vista para a cidade.'), tag: 'Sala' },
  { picture: picture('cozinha-01', 'Cozinha integrada com ilha de mármore.'), tag: 'Cozinha' },
  { picture: picture('suite-01', 'Suíte com cabeceira estofada e janela ampla.'), tag: 'Quarto' },
  { picture: picture('suite-02', 'Quarto de casal com parede verde sálvia.'), tag: 'Quarto' },
  { picture: picture('banheiro-01', 'Banheiro claro com bancada de madeira.'), tag: 'Banheiro' },
  { picture: picture('varanda-01', 'Varanda com guarda-corpo de vidro.'), tag: 'Varanda' },
]

const slides = [
  {
    picture: picture('sala-02', 'Sala de estar com mesas de centro redondas.'),
    caption: 'Luz de fim de tarde, sem móveis fora do lugar.',
  },
  {
    picture: picture('piscina-01', 'Piscina com deck de madeira e jardim.'),
    caption: 'A área de lazer que vende o empreendimento.',
  },
  { picture: picture('varanda-01', 'Varanda com vista aberta.'), caption: 'A vista, do jeito que ela é.' },
  { picture: picture('suite-01', 'Suíte com painel ripado.'), caption: 'Cada cômodo no seu melhor ângulo.' },
]

/** The landing page: the offer in five steps, prices and sign-in. It makes no requests of its own: the parent says the price. */
export function Landing(
  props: Pick<TopBarProps, 'user' | 'links' | 'onSignOut'> & {
    /** The lowest price. */
    price: PriceTeaserProps['price']
    /** The year of the copyright. */
    year: number
  },
) {
  const start = props.user ? '/sessions/add' : '/login'
  // The first access requires signing in, and visitors have no account yet.
  const begin = props.user ? '/onboard/welcome' : '/pre-cadastro'
  return (
    <>
      <TopBar
        user={props.user}
        links={props.links}
        homeHref="/"
        loginHref="/login"
        onSignOut={props.onSignOut}
      />
      <main id="conteudo" tabIndex={-1}>
        <Hero
          picture={hero}
          title="O imóvel como ele merece ser visto"
          text="Fotos profissionais, tour virtual, vídeo e planta. Você pede em um minuto; quem está no imóvel escolhe o dia."
          primary={{ label: 'Pedir um ensaio', href: start }}
          secondary={{ label: 'Tenho interesse', href: '/pre-cadastro' }}
        />
        <HowItWorks pictures={steps} />
        <Advertised
          photos={photos}
          plan={picture('planta-78m2', 'Planta humanizada de 78 m², com três quartos e varanda.', {
            widths: [640, 1280],
            ratio: 1600 / 1333,
          })}
          tour={picture('sala-360', 'Panorama em 360 graus da sala integrada.', {
            widths: [640, 1600],
            ratio: 2,
          })}
        />
        <Band
          title="Cada cômodo no seu melhor ângulo"
          text="Luz, enquadramento e cor cuidados um a um, ambiente por ambiente."
        >
          <Carousel slides={slides} label="Exemplos de fotos" />
        </Band>
        <div id="precos">
          <Band
            beside
            title="Quanto custa"
            text="Sem mensalidade: você paga por ensaio, e o preço aparece antes de confirmar."
          >
            <PriceTeaser
              price={props.price}
              action={{ label: 'Fazer o pré-cadastro', href: '/pre-cadastro' }}
            />
          </Band>
        </div>
        <CallToAction
          picture={picture('fachada-02', '', { widths: [640, 1280, 1600] })}
          title="Seu próximo lançamento, pronto para a vitrine"
          action={{ label: 'Começar agora', href: begin }}
        />
      </main>
      <Footer year={props.year} socials={useSocials()} />
    </>
  )
}
