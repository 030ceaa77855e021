import type { Pages } from './page.ts'

/** The page that presents the product. */
export const landing: Pages = {
  Advertised: {
    tags: ['página inicial', 'fotografia', 'planta', 'tour'],
    use: 'a página inicial mostra como fica um anúncio com fotos, planta e tour.',
    avoid: 'para o material de um ensaio de verdade.',
    instead: 'DeliverableColumn',
    props: {
      photos: 'As fotografias; a primeira é a capa.',
      plan: 'Uma planta.',
      tour: 'Um panorama de 360°, duas vezes mais largo que alto.',
    },
  },
  CallToAction: {
    tags: ['página inicial', 'botão'],
    use: 'uma página de apresentação termina com um convite e um só caminho.',
    avoid: 'para abrir a página: lá está a frase da marca.',
    instead: 'Hero',
    props: {
      picture: 'Uma fotografia, que decora ou tem texto alternativo.',
      title: 'O convite, numa frase.',
      action: 'O caminho: texto e endereço.',
    },
  },
  Footer: {
    tags: ['página inicial', 'navegação', 'marca'],
    use: 'uma página pública termina: contatos, redes e direitos.',
    avoid: 'na área logada.',
    instead: 'TopBar',
    props: {
      year: 'O ano atual.',
      socials: 'As páginas da empresa em outros lugares; cada uma abre em outra aba.',
    },
  },
  Hero: {
    tags: ['página inicial', 'fotografia', 'marca'],
    use: 'a página inicial abre com uma fotografia, uma frase e um caminho.',
    avoid: 'no fim ou no meio da página.',
    instead: 'CallToAction',
    props: {
      picture: 'A fotografia; inclua um corte em pé, para o celular.',
      title: 'A frase da marca.',
      text: 'O apoio da frase.',
      primary: 'O caminho principal.',
      secondary: 'O outro caminho.',
    },
  },
  HowItWorks: {
    tags: ['página inicial', 'etapas'],
    use: 'a página inicial conta as cinco etapas, do endereço à entrega.',
    avoid: 'para mostrar em que etapa um pedido está.',
    instead: 'StepIndicator',
    props: { pictures: 'Uma imagem por etapa: endereço, data, fotógrafo, material e entrega.' },
  },
  PriceTeaser: {
    tags: ['página inicial', 'preço'],
    use: 'a página inicial diz a partir de quanto custa.',
    avoid: 'para o preço de um pedido.',
    instead: 'PriceSummary',
    props: { price: 'O menor preço, em reais.', action: 'O link abaixo dos preços.' },
  },
}
