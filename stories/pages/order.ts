import type { Pages } from './page.ts'

const draft = 'O pedido como está.'
const keep = 'Chamado a cada mudança, para guardar o rascunho.'
const balance = 'O crédito em reais; `null` para empresa pós-paga.'
const address = 'O endereço como foi digitado.'

/** Ordering an ensaio. */
export const order: Pages = {
  AddressFields: {
    tags: ['endereço', 'campo', 'formulário', 'cidade'],
    use: 'a pessoa digita um endereço: o CEP preenche o resto.',
    avoid: 'para achar o endereço pelo nome do lugar.',
    instead: 'PlaceSearch',
    props: {
      value: `${address} O CEP pode ter ou não o traço.`,
      errors: 'As mensagens de erro por campo.',
      onChange: 'Chamado a cada mudança, e uma vez quando o CEP preenche os campos.',
      disabled: 'Os campos não podem ser mudados.',
      autoComplete: 'Deixa o navegador preencher o endereço da própria pessoa; não use para o de outra.',
      extra: 'Mais um campo ao lado do número, como o complemento.',
    },
  },
  CouponField: {
    tags: ['preço', 'campo', 'formulário'],
    use: 'a pessoa tem o código de um cupom, antes de confirmar o pedido.',
    avoid: 'para criar ou mudar cupons.',
    instead: 'CouponList',
    props: {
      code: 'O código que o pedido guarda; vazio, sem cupom.',
      coupon: 'Quanto esse código desconta, ou por que não serve mais; `null` sem código.',
      onApply: 'Confere um código e o põe no pedido; a recusa aparece no campo.',
      onRemove: 'Tira o código do pedido.',
      startsFocused: 'Recebe o foco ao aparecer, depois que o cupom foi removido.',
    },
  },
  OrderConfirmStep: {
    tags: ['etapas', 'preço'],
    use: 'a pessoa revê o pedido inteiro e confirma.',
    avoid: 'para acompanhar o pedido enquanto preenche.',
    instead: 'OrderSummary',
    props: {
      draft: 'Um pedido completo.',
      service: 'O serviço escolhido.',
      price: 'O preço do servidor: um para todas as unidades, ou um por unidade.',
      balance,
      onConfirm:
        'Faz o pedido; com `payment_required` mostra o crédito que falta, outra falha vai num diálogo.',
      onRetry: 'Pergunta o preço de novo.',
      editHref: 'O endereço em que se altera cada parte.',
      paymentHref:
        'O endereço em que se compra o crédito que falta, em reais; `null` para quem não pode dar nem comprar crédito.',
      paymentText: 'As palavras desse caminho quando a casa dá o crédito; sem elas, a empresa compra.',
      terms: 'O que mais se decide antes de pedir, como `StaffOrderTerms`.',
      coupon:
        'O cupom do pedido e o que se faz com ele, como em `CouponField`; `onRetry` o confere de novo. Sem ele, o pedido não recebe cupom.',
    },
  },
  OrderInformationStep: {
    tags: ['etapas', 'endereço', 'formulário', 'unidades'],
    use: 'a pessoa diz onde fica e como é o imóvel, com uma ou várias unidades.',
    avoid: 'para mudar o que já foi pedido.',
    instead: 'ImportantInformationCard',
    props: {
      draft,
      onChange: keep,
      largestArea: 'Espaços maiores, em m², são para o time de vendas.',
      citiesWithoutVisits:
        'Só para a equipe: as cidades em que se pede, mas que ninguém atende ainda; um aviso aparece quando uma é escolhida.',
    },
  },
  OrderLayout: {
    tags: ['etapas', 'layout'],
    use: 'um pedido é feito em etapas, com o resumo ao lado.',
    avoid: 'para o agendamento por link, que tem outra moldura.',
    instead: 'SchedulingLayout',
    props: {
      step: '0 serviço, 1 informações, 2 responsável, 3 confirmação, 4 pedido feito.',
      hrefs: 'Os endereços das quatro etapas depois do serviço; as que já passaram são links.',
      summary: 'Um `OrderSummary`, ou `null`.',
      children: 'A etapa à vista.',
    },
  },
  OrderShareStep: {
    tags: ['etapas', 'link', 'unidades'],
    use: 'o pedido foi feito e falta escolher o dia: manda-se o link a quem recebe o fotógrafo.',
    avoid: 'depois que o dia foi marcado.',
    instead: 'BookedStep',
    props: {
      order: 'O pedido feito.',
      address,
      units: 'As unidades pedidas, na ordem dos ensaios; dão o bloco ou a torre.',
      company: 'O nome da empresa que pede.',
      responsible: 'Quem vai escolher o dia; telefone e e-mail, se houver, endereçam as mensagens.',
      isNotified: 'Diz se essa pessoa foi avisada por e-mail.',
      links: 'O link de agendamento inteiro, por código.',
      openHref: 'O endereço em que se escolhe o dia de um ensaio.',
      children: 'Links para o que vem depois: outro pedido, ou a lista.',
    },
  },
  OrderSummary: {
    tags: ['preço', 'endereço'],
    use: 'ao lado das etapas, o pedido se monta à vista de quem preenche.',
    avoid: 'para a revisão final, com o botão de confirmar.',
    instead: 'OrderConfirmStep',
    props: {
      service: 'O serviço escolhido, ou `null`.',
      address,
      units: 'As unidades.',
      responsible: 'Quem recebe o fotógrafo.',
      price: 'O preço: um para todas as unidades ou um por unidade; `null` até poder ser calculado.',
      balance,
      coupon: 'O cupom do pedido, já conferido, ou `null`.',
      brief: 'Mostra só o preço, ao lado de uma etapa que mostra o resto.',
    },
  },
  PlaceSearch: {
    tags: ['busca', 'endereço', 'campo', 'cidade'],
    use: 'a pessoa sabe o nome do lugar ou da rua e escolhe entre sugestões.',
    avoid: 'quando se sabe o CEP.',
    instead: 'AddressFields',
    props: {
      searchPlaces: 'Procura lugares do Brasil que combinem com o texto.',
      readPlace: 'Responde o endereço inteiro do lugar escolhido.',
      onChoose: 'Chamado com o endereço escolhido.',
      mark: 'A assinatura que o serviço de busca exige.',
    },
  },
  PriceSummary: {
    tags: ['preço'],
    use: 'se mostra quanto custa uma escolha, linha por linha.',
    avoid: 'na página inicial, sem escolha feita.',
    instead: 'PriceTeaser',
    props: {
      price: 'O preço; `null` até a escolha estar completa.',
      empty: 'O texto enquanto não há preço.',
      due: 'O valor a pagar e seu nome, quando não é o preço.',
    },
  },
  StaffOrderTerms: {
    tags: ['equipe', 'preço', 'formulário'],
    use: 'a equipe pede em nome de um cliente, e confirma.',
    avoid: 'para mudar os preços de todos.',
    instead: 'ServiceCatalogue',
    props: {
      people: 'As pessoas da empresa.',
      terms: 'O que foi decidido até agora.',
      onChange: 'Chamado a cada mudança.',
      listPrice: 'O preço da tabela de um ensaio, em reais; `null` quando não se sabe ou difere por unidade.',
      canPrice: 'Quem lê pode combinar outro preço.',
      place: 'A cidade do pedido e as que ninguém atende ainda, com um aviso quando é uma delas.',
      errors: 'As mensagens de erro por campo.',
    },
  },
  ServiceStep: {
    tags: ['etapas', 'produto', 'preço'],
    use: 'o pedido começa: a pessoa escolhe um serviço.',
    avoid: 'para a equipe mudar os serviços à venda.',
    instead: 'ServiceCatalogue',
    props: {
      services: 'Os serviços à venda.',
      chosen: 'O serviço escolhido; `null` antes da escolha.',
      onChoose: 'Chamado com o serviço escolhido.',
      onNext: 'Chamado por “Continuar”, só com um serviço escolhido.',
      prices: 'O menor preço de cada serviço, em reais; o menor das regras, se nada for dito.',
    },
  },
  ResponsibleStep: {
    tags: ['etapas', 'contato', 'formulário'],
    use: 'a pessoa diz quem vai receber o fotógrafo.',
    avoid: 'para mudar o contato de um ensaio já pedido.',
    instead: 'ContactDataCard',
    props: {
      draft,
      me: 'Quem entrou, cujos dados podem ser copiados.',
      copyLabel: 'Outras palavras para “Copiar meus dados”, quando os dados são de outra pessoa.',
      onChange: keep,
    },
  },
  UnitChoice: {
    tags: ['unidades', 'agenda'],
    use: 'o link vale para várias unidades: agenda-se todas juntas ou uma por vez.',
    avoid: 'para ver os dias já marcados de cada unidade.',
    instead: 'VisitUnits',
    props: {
      units: 'As unidades do link.',
      value: 'Juntas, ou uma por vez.',
      onChange: 'Chamado com a escolha.',
      hrefOf: 'O endereço de uma unidade.',
      children: 'A etapa que agenda todas juntas.',
    },
  },
}
