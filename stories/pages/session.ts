import type { Pages } from './page.ts'

const theSession = 'O ensaio.'
const sessionHref = 'O endereço do ensaio.'
const readOnly = 'Mostra os fatos sem campos.'
const saves = 'Salva ao sair de um campo mudado, quando todos estão certos.'

/** One ensaio and the list of them. */
export const session: Pages = {
  AddressCard: {
    tags: ['endereço', 'cidade'],
    use: 'a página de um ensaio diz onde fica o imóvel, com caminho no mapa.',
    avoid: 'para digitar um endereço.',
    instead: 'AddressFields',
    props: {
      address: 'O endereço.',
      vertical_data: 'Unidade, bloco, área e referência; o que falta não aparece.',
      children: 'Aparece abaixo: o que a equipe sabe da posição.',
    },
  },
  AssignedPhotographer: {
    tags: ['fotógrafo', 'agenda'],
    use: 'a visita acaba de ser marcada: diz quem vai, quando e onde.',
    avoid: 'para a equipe trocar de fotógrafo.',
    instead: 'ProviderAssignment',
    props: { provider: 'O fotógrafo.', session: 'O ensaio que acaba de ser agendado.', sessionHref },
  },
  CancelDialog: {
    tags: ['cancelar', 'diálogo', 'preço'],
    use: 'um ensaio vai ser cancelado: diz a taxa antes e pede o motivo.',
    avoid: 'para outra pergunta de sim ou não.',
    instead: 'ConfirmDialog',
    props: {
      session: theSession,
      now: 'O instante que decide se há taxa.',
      onCancel: 'Cancela; a falha aparece no diálogo, que continua aberto.',
      onClose: 'Chamado por “Manter ensaio”, por Esc e depois de cancelar.',
    },
  },
  ConversationCard: {
    status: 'novo',
    tags: ['contato', 'fotografia', 'histórico'],
    use: 'empresa e equipe falam do que foi entregue: comentários sobre um ponto de uma foto ou planta, correções, e o ensaio todo.',
    avoid: 'para contar o que aconteceu com o ensaio.',
    instead: 'Timeline',
    props: {
      conversation:
        'A conversa: os assuntos e o que quem olha pode fazer; sem `onStart`, `onAnswer` e `onResolve`, só se lê.',
      products: 'Os produtos do ensaio, com as fotos e plantas de que se fala.',
      tags: 'Os ambientes das fotos.',
      originals: 'O arquivo dos originais das fotos; os que estão nele não se mostram de perto.',
      title: '“Conversa”, se nada for dito.',
    },
  },
  ClientServiceCard: {
    tags: ['produto', 'preço'],
    use: 'a página de um ensaio diz o serviço contratado e o preço combinado.',
    avoid: 'para escolher o serviço.',
    instead: 'ServiceStep',
    props: {
      service: 'O serviço contratado.',
      price: 'O preço combinado, em reais; `null` não aparece.',
      client_code: 'O código do próprio cliente.',
      helpHref: 'O contato para mudar o pedido.',
      action: 'O que se pode fazer com o serviço, como `ServiceChange`.',
    },
  },
  ServiceChange: {
    tags: ['produto', 'preço', 'diálogo', 'equipe'],
    use: 'alguém muda o serviço de um ensaio já pedido, antes da visita.',
    avoid: 'para escolher o serviço de um pedido novo.',
    instead: 'ServiceStep',
    props: {
      offers: 'Os serviços para os quais o ensaio pode mudar, com a diferença de preço.',
      onAsk: 'Pergunta os serviços quando o diálogo abre, e de novo depois de uma falha.',
      onChange: 'Muda o serviço; a recusa aparece no diálogo, que continua aberto.',
      creditHref: 'O endereço em que se adiciona o crédito que falta; sem ele, o diálogo diz a quem pedir.',
      label: 'As palavras do botão e do diálogo.',
    },
  },
  ContactDataCard: {
    tags: ['contato', 'formulário'],
    use: 'a página de um ensaio mostra ou muda quem recebe o fotógrafo.',
    avoid: 'durante o pedido.',
    instead: 'ResponsibleStep',
    props: {
      responsible: 'O responsável pelo ensaio.',
      receiver: 'Quem recebe o fotógrafo, dito ao agendar; fica à parte do responsável.',
      readOnly,
      onSave: saves,
    },
  },
  Counters: {
    tags: ['status', 'filtro'],
    use: 'a lista de ensaios começa com quantos há em cada etapa, e filtra com um toque.',
    avoid: 'para o status de um ensaio.',
    instead: 'StatusBadge',
    props: {
      totals: 'Quantos ensaios há em cada status.',
      active: 'Os status que filtram a lista; nenhum quer dizer todos.',
      onSelect: 'Chamado com o status, ou com `null` para tirar o filtro.',
    },
  },
  DetailColumns: {
    tags: ['layout'],
    use: 'a página de um ensaio põe fatos e material em duas colunas, que viram uma no celular.',
    avoid: 'para colunas iguais.',
    instead: 'Stack',
    props: {
      lead: 'Os fatos que vêm primeiro até haver material: a visita e o fotógrafo.',
      facts: 'Os outros fatos.',
      deliverables: 'O material.',
      deliverablesFirst: 'Em uma coluna o material vem antes; em duas, ganha largura.',
    },
    code: 'import { DetailColumns } from \'@ensaio/ui\'\n\n<DetailColumns\n  lead={<ScheduleCard session={session} now={now} scheduleHref={scheduleHref} />}\n  facts={<AddressCard address={session.address} />}\n  deliverables={<DeliverableColumn products={session.products} viewer="client" render={render} />}\n/>',
  },
  DetailWaiting: {},
  ExtraInformationCard: {
    tags: ['texto', 'produto'],
    use: 'a página de um ensaio mostra as orientações que a empresa escreveu.',
    avoid: 'para os dados do imóvel.',
    instead: 'ImportantInformationCard',
    props: {
      vertical_data: 'As orientações escritas no pedido.',
      products: 'Para a equipe: os produtos, com as orientações de cada um.',
    },
  },
  HeaderCard: {
    tags: ['status', 'cancelar'],
    use: 'a página de um ensaio abre com código, status e o próximo passo.',
    avoid: 'na lista de ensaios.',
    instead: 'SessionTable',
    props: {
      session: theSession,
      now: 'O instante que decide se há taxa de cancelamento.',
      onCancel: 'Cancela o ensaio; a falha aparece no diálogo. Sem ele, não há botão de cancelar.',
    },
  },
  ImportantInformationCard: {
    tags: ['formulário', 'unidades'],
    use: 'a página de um ensaio mostra ou muda os dados do imóvel ou do carro.',
    avoid: 'durante o pedido.',
    instead: 'OrderInformationStep',
    props: {
      vertical_data: 'Os dados do imóvel ou do carro.',
      vertical_id: '1 imóveis, 2 carros; com outro valor só este cartão falha.',
      readOnly,
      areaReadOnly: 'A área não muda, pois decide o preço; é o padrão.',
      onSave: saves,
    },
  },
  NextSessions: {
    tags: ['agenda', 'lista'],
    use: 'a lista de ensaios começa pelo que vem: as próximas visitas e o que falta fazer.',
    avoid: 'para procurar entre todos.',
    instead: 'SessionTable',
    props: {
      sessions: 'As próximas visitas e tarefas, na ordem; vazia, nada aparece.',
      hrefOf: 'O endereço de um ensaio.',
    },
  },
  ProductProgress: {
    tags: ['produto', 'status', 'equipe'],
    use: 'a equipe marca até onde foi um produto: em edição, pronto, entregue.',
    avoid: 'para mover o ensaio inteiro.',
    instead: 'StatusMoves',
    props: {
      product: 'O produto.',
      session: 'O ensaio do produto; decide o que pode mudar e se este é o último.',
      onProgress: 'Muda o andamento; com o último entregue, o ensaio fica entregue.',
    },
  },
  ProductsCard: {
    tags: ['produto', 'lista'],
    use: 'a página de um ensaio lista o que foi pedido e quando se espera cada coisa.',
    avoid: 'quando o material já chegou.',
    instead: 'DeliverableColumn',
    props: {
      products: 'Os produtos do ensaio.',
      coming: 'O ensaio que se espera: o cartão lista a visita e o dia previsto de cada produto.',
    },
  },
  ScheduleCard: {
    tags: ['agenda', 'data', 'link'],
    use: 'a página de um ensaio diz o dia da visita, ou pede que se escolha.',
    avoid: 'na página do link, sem login.',
    instead: 'BookedStep',
    props: {
      session: 'O status, o dia e o fuso do ensaio.',
      now: 'O instante que decide se o dia ainda pode mudar.',
      scheduleHref: 'O endereço em que se escolhe o dia; sem ele, o dia só se lê.',
      shareUrl: 'O link público de agendamento, para quem recebe o fotógrafo.',
    },
  },
  SessionFilters: {
    tags: ['filtro', 'busca'],
    use: 'a lista de ensaios se estreita por texto, status, serviço e datas.',
    avoid: 'para as filas da equipe, que têm filtros próprios.',
    instead: 'SessionQueue',
    props: {
      value: 'O filtro em vigor.',
      services: 'Os serviços a escolher; enquanto faltam, os outros filtros funcionam.',
      onRetryServices: 'Pergunta os serviços de novo.',
      onChange: 'Chamado com o filtro inteiro, sem valores vazios.',
    },
  },
  SessionTable: {
    tags: ['tabela', 'lista', 'status'],
    use: 'a empresa procura e compara os seus ensaios.',
    avoid: 'para o trabalho da equipe, que é dividido em filas.',
    instead: 'SessionQueue',
    props: {
      page: 'A página de ensaios.',
      order: 'A ordem em vigor.',
      onOrder: 'Chamado com outra ordem.',
      hrefOf: 'O endereço de um ensaio.',
      isFiltered: 'Há filtros ligados: uma lista vazia diz isso.',
      onClear: 'Tira os filtros e volta à primeira página.',
      emptyAction: 'O que fazer quando ainda não há ensaio nenhum.',
    },
  },
  ShareLink: {
    tags: ['link', 'botão', 'e-mail'],
    use: 'um link de ensaio vai para outra pessoa: WhatsApp, e-mail ou cópia.',
    avoid: 'para outro texto a copiar.',
    instead: 'CopyButton',
    props: {
      url: 'O link inteiro.',
      message: 'O texto do convite, com o link na última linha; `null` quando só se copia.',
      subject: 'O assunto do e-mail; sem ele não há botão de e-mail.',
      phone: 'O celular de quem recebe, para o WhatsApp.',
      email: 'O e-mail de quem recebe.',
      of: 'A unidade do link, quando a página tem várias: `Unidade 84`.',
      children: 'Mais um botão, mostrado por último.',
    },
  },
  StatusBadge: {
    tags: ['status', 'ícone'],
    use: 'o status de um ensaio aparece: palavra, cor e ícone vêm do domínio.',
    avoid: 'para o que não é status de ensaio.',
    instead: 'Badge',
    props: { long: 'Usa o nome longo: “Entrega Pendente” em vez de “Pendente”.' },
  },
  Timeline: {
    tags: ['histórico', 'lista'],
    use: 'a página de um ensaio conta o que aconteceu, do mais novo ao mais antigo.',
    avoid: 'para o que ainda vai acontecer.',
    instead: 'ProductsCard',
    props: { events: 'O que aconteceu, do mais novo ao mais antigo.' },
  },
  VisitCard: {
    tags: ['agenda', 'fotógrafo', 'endereço', 'contato'],
    use: 'o fotógrafo vê a visita: hora, caminho e contato.',
    avoid: 'para o cliente.',
    instead: 'ScheduleCard',
    props: {
      session: 'O ensaio da visita.',
      now: 'O instante atual: contato e endereço só aparecem perto da visita.',
      onSendPhotos: 'Leva ao envio das fotos; deixe de fora quando a visita não faz fotos.',
    },
  },
}
