import type { Pages } from './page.ts'

const label = 'O produto de que se trata: “Fotos profissionais”.'
const onRequest = 'Envia a descrição; a falha aparece no diálogo, que guarda o que foi digitado.'
const still = 'O endereço de uma imagem nossa, mostrada até abrir: nada do outro serviço é buscado antes.'

/** The material of an ensaio. */
export const deliverable: Pages = {
  BlueprintsCard: {
    tags: ['planta', 'upload', 'download'],
    use: 'um ensaio tem plantas: o cliente vê e baixa; a equipe envia e exclui.',
    avoid: 'para fotos, que têm ordem, capa e ambientes.',
    instead: 'PhotosCard',
    props: {
      blueprints: 'As plantas.',
      conversation: 'O que se diz das plantas; sem ela, ninguém comenta.',
      photos: 'As fotos do ensaio: um ambiente marcado numa planta abre as suas.',
      originals: 'O arquivo dos originais das fotos; os que estão nele não se oferecem para baixar.',
      tags: 'Os ambientes das fotos, que dão nome às marcas.',
      onRooms:
        'Troca as marcas de uma planta; recebe também as que foram vistas, para não desfazer as de outra pessoa, e responde a planta. Só da equipe.',
      onUpload: 'Envia um arquivo e diz o progresso de 0 a 1; o sinal cancela. Só da equipe.',
      onDelete: 'Exclui uma planta já confirmada. Só da equipe.',
      onDownload: 'Salva o arquivo com todas as plantas.',
    },
  },
  BrokenCard: { props: { title: 'O nome do produto que não pôde ser mostrado.' } },
  CorrectionDialog: {
    tags: ['diálogo', 'produto', 'formulário'],
    use: 'o cliente pede que um material entregue seja refeito ou ajustado. `CorrectionAction` é o botão que o abre.',
    avoid: 'para o cliente dizer o que achou.',
    instead: 'RatingPrompt',
    props: { label, onRequest, onClose: 'Chamado por “Voltar”, por Esc e depois de enviar.' },
  },
  CorrectionAction: { props: { label, onRequest } },
  DeliverableColumn: {
    tags: ['produto', 'layout'],
    use: 'a página de um ensaio mostra um cartão por produto, na ordem do domínio.',
    avoid: 'para a lista do que foi pedido, sem o material.',
    instead: 'ProductsCard',
    props: {
      products: 'Os produtos do ensaio.',
      viewer: 'Quem olha: o cliente vê o que se entrega a clientes; a equipe vê tudo.',
      render: 'Desenha o cartão de um produto.',
      emptyText: 'O que dizer quando não há produto.',
    },
  },
  EmbedPlayer: {
    tags: ['vídeo', 'tour'],
    use: 'um vídeo ou tour mora em outro serviço e só deve carregar depois de um toque.',
    avoid: 'para guardar e trocar o endereço do tour de um ensaio.',
    instead: 'TourCard',
    props: {
      embed: 'O endereço a incorporar, já conferido.',
      title: 'O nome do conteúdo: “Vídeo 1”.',
      still,
    },
  },
  HostingCard: {
    tags: ['tour', 'preço', 'diálogo', 'equipe'],
    use: 'um ensaio entregue tem tour com prazo: até quando está no ar, o que acontece depois, e a renovação.',
    avoid: 'para guardar os meses contratados, que são do tour.',
    instead: 'TourCard',
    props: {
      hosting: 'Até quando os tours estão no ar, e o que custa renovar.',
      today: 'O dia de hoje no imóvel: decide o que está vencendo.',
      onRenew:
        'Renova pelo preço mostrado; a recusa aparece no diálogo, que continua aberto. Sem ele, ninguém renova aqui.',
      payHref: 'Onde se paga, com cartão ou PIX, o crédito que falta; sem ele, o diálogo diz a quem pedir.',
      onGive: 'Renova sem custo, com um motivo que só a equipe lê. Só da equipe.',
      viewer: 'Quem olha; a equipe lê por que o cliente não renova.',
      helpHref: 'O contato, quando a casa não oferece renovação.',
    },
  },
  HostingTable: {
    tags: ['tour', 'lista', 'equipe', 'busca'],
    use: 'a equipe vê que tours saem do ar em 30 dias, e quais já saíram.',
    avoid: 'para a hospedagem de um ensaio só.',
    instead: 'HostingCard',
    props: {
      hostings: 'Uma página da lista, com quantas há em cada situação.',
      today: 'O dia de hoje na casa: diz em quantos dias.',
      list: 'A lista à vista: as que vencem, ou as encerradas.',
      onList: 'Chamado com a lista escolhida.',
      text: 'A busca em vigor.',
      hrefOf: 'O endereço da página de um ensaio.',
    },
  },
  LinkCard: {
    tags: ['link', 'produto'],
    use: 'um produto se entrega por um link, como uma pasta ou um passeio externo.',
    avoid: 'para vídeos, que tocam na própria página.',
    instead: 'VideosCard',
    props: {
      title: 'O nome do produto.',
      link: 'O link; `null` enquanto não há.',
      onSave: 'Salva o link, no lugar do anterior. Só da equipe.',
    },
  },
  PhotosCard: {
    tags: ['fotografia', 'upload', 'download'],
    use: 'um ensaio tem fotos: o cliente vê, filtra, destaca e baixa; a equipe envia, organiza e exclui.',
    avoid: 'para plantas, que não têm capa nem ambientes.',
    instead: 'BlueprintsCard',
    props: {
      photos: 'As fotos, na ordem.',
      favorites: 'As favoritas, e a escolha que a equipe pediu.',
      onFavorite:
        'Marca uma foto como favorita, ou desmarca; responde as favoritas como ficam. Só do cliente.',
      onReplace:
        'Troca o arquivo de uma foto, que fica o que é no resto, e diz o progresso de 0 a 1; responde a foto como fica. Só da equipe.',
      onAskChoice: 'Pede que o cliente escolha tantas fotos; `null` desfaz o pedido. Só da equipe.',
      onSendChoice: 'Envia as favoritas como a escolha pedida. Só do cliente.',
      conversation: 'O que se diz das fotos; sem ela, ninguém comenta.',
      title: 'O título; “Fotos”, se nada for dito.',
      tags: 'Os ambientes em que uma foto pode estar.',
      viewer: 'O cliente vê, baixa e destaca; a equipe faz tudo.',
      instructions: 'As orientações da empresa para as fotos; só a equipe as vê.',
      aside: 'O que aparece à direita do título, antes das ações da galeria.',
      onFeature: 'Destaca uma foto, ou deixa de destacar; responde a galeria como fica.',
      onReorder: 'Leva uma foto a outro lugar, contado de 0; responde a galeria como fica.',
      onDelete: 'Exclui uma foto já confirmada.',
      onTag: 'Põe uma foto num ambiente, ou em nenhum; responde a galeria como fica.',
      onPanorama:
        'Diz se uma foto abre em 360°; responde a galeria como fica. Só da equipe, e só para fotos 2:1.',
      onUpload: 'Envia um arquivo e diz o progresso de 0 a 1; o sinal cancela.',
      keptUploads:
        'Onde as fotos escolhidas ficam até chegarem: sobrevivem à página, à rede e à bateria. Vão uma por vez, na ordem.',
      onDownload:
        'Pede o arquivo com as fotos e o salva; diz o progresso, `null` sem tamanho conhecido; o sinal cancela.',
      onSizes: 'Diz o que as fotos têm em cada tamanho; sem ele, só se baixam as originais.',
      onFile: 'Busca uma foto num tamanho, para salvar ou compartilhar; diz o progresso; o sinal cancela.',
      originals: 'Onde estão os originais; os que estão no arquivo não se oferecem para baixar.',
      onAskOriginals: 'Pede de volta os originais que estão no arquivo.',
      onCrop: 'Escolhe a parte da foto que um formato de rede social mostra; `null` mostra o meio.',
      onPhotos: 'O nome antigo de `onChange`.',
    },
  },
  OriginalsNotice: {
    tags: ['fotografia', 'download', 'aviso'],
    use: 'os originais de um ensaio vão para o arquivo, estão nele, ou foram pedidos de volta.',
    avoid: 'para o fim da hospedagem de um tour.',
    instead: 'HostingCard',
    props: {
      originals: 'O dia em que vão para o arquivo, desde quando estão nele, e quando foram pedidos de volta.',
      onAsk: 'Pede os originais de volta; a falha aparece ao lado do botão. Sem ele, ninguém pede.',
    },
  },
  RatingPrompt: {
    tags: ['texto', 'formulário'],
    use: 'um ensaio foi entregue e o cliente diz o que achou.',
    avoid: 'para pedir que algo seja refeito.',
    instead: 'CorrectionDialog',
    props: {
      rating: 'A avaliação de quem olha; `null` enquanto não há.',
      tags: 'O que se pode dizer que foi bom ou ruim; sem eles, avalia-se por estrelas e palavras.',
      onRate: 'Envia a avaliação, a primeira ou outra no lugar dela.',
    },
  },
  TourCard: {
    tags: ['tour', 'produto'],
    use: 'um ensaio tem tour virtual: o cliente passeia; a equipe guarda o endereço e a hospedagem.',
    avoid: 'para vídeos.',
    instead: 'VideosCard',
    props: {
      tour: 'O tour; `null` enquanto não há.',
      title: 'O título; “Tour virtual”, se nada for dito.',
      still,
      today: 'O dia de hoje: decide se a hospedagem terminou.',
      onSave: 'Salva os endereços e os meses de hospedagem. Só da equipe.',
    },
  },
  VideosCard: {
    tags: ['vídeo', 'produto'],
    use: 'um ensaio tem vídeos, que tocam na própria página.',
    avoid: 'para um tour virtual.',
    instead: 'TourCard',
    props: {
      videos: 'Os vídeos, na ordem.',
      onAdd: 'Acrescenta um vídeo pelo endereço. Só da equipe.',
      onUpload: 'Envia um vídeo por arquivo, com o andamento. Só da equipe.',
      onLimit: 'Diz quantos bytes um arquivo pode ter; 500 MB, se nada for dito.',
      onPoster: 'Muda a capa de um vídeo por arquivo; no envio, um quadro dele. Só da equipe.',
      onCaptions: 'Muda as legendas de um vídeo por arquivo; `null` as tira. Só da equipe.',
      onRemove: 'Tira um vídeo já confirmado. Só da equipe.',
    },
  },
  PropertyPage: {
    status: 'novo',
    tags: ['fotografia', 'tour', 'contato'],
    use: 'quem compra ou aluga abre o endereço que a empresa enviou: tudo o que foi entregue do imóvel, numa página.',
    avoid: 'para quem entrou na conta ver e baixar as fotos.',
    instead: 'PhotosCard',
    props: {
      property: 'O que se publica do imóvel; a página neutra vem sem empresa e sem contato.',
      address: 'O endereço inteiro da página, que vai na mensagem ao contato.',
      year: 'O ano no fim da página.',
      houseName: 'Quem fez as fotos; a página neutra não o recebe.',
      onOpenPhoto: 'Abre uma foto na própria página; sem ele, cada foto é um link para a imagem.',
    },
  },
  PropertyPageClosed: {
    status: 'novo',
    tags: ['senha', 'aviso', 'formulário'],
    use: 'um endereço de página não abre: desconhecido, fora do ar, com prazo encerrado ou com senha, sempre igual.',
    avoid: 'para um link de agendamento que não existe.',
    instead: 'SchedulingNotFound',
    props: { problem: 'O que houve com a senha que acaba de ser enviada.' },
  },
  ListingCard: {
    status: 'novo',
    tags: ['anúncio', 'formulário'],
    use: 'a empresa anuncia um imóvel entregue no ZAP, no VivaReal e na OLX.',
    avoid: 'para a página que se envia a quem compra.',
    instead: 'PublicationCard',
    props: {
      listing: 'O anúncio, também antes de ser preenchido.',
      property: 'O que o ensaio sabe do imóvel: preenche um formulário vazio.',
      links: 'Os endereços da página, do tour e dos vídeos, para o texto pronto.',
      feedHref: 'Onde se cria o endereço dos portais; ausente para quem não pode.',
      onSave:
        'Salva o anúncio, liga ou desliga; a recusa de um campo aparece nele, e o digitado fica. Se outra pessoa o mudou antes (409), `listing` já é o de agora quando a promessa falha.',
    },
  },
  ListingFeedCard: {
    status: 'novo',
    tags: ['anúncio', 'configurações'],
    use: 'a empresa dá aos portais o endereço em que leem os anúncios.',
    avoid: 'para as visitas no calendário.',
    instead: 'CalendarSubscription',
    props: {
      feed: 'O endereço, até onde se sabe; `null` enquanto não há.',
      onCreate: 'Cria o endereço, ou o troca; só esta resposta o diz.',
      onEnd: 'Desliga o endereço.',
    },
  },
  PageVisitsCard: {
    status: 'novo',
    tags: ['link', 'data', 'lista'],
    use: 'a empresa quer saber se alguém abriu a página que publicou.',
    avoid: 'para os números da casa ou da empresa.',
    instead: 'NumbersBoard',
    props: { visits: 'As contagens dos últimos 30 dias.' },
  },
  PublicationCard: {
    status: 'novo',
    tags: ['link', 'senha', 'formulário'],
    use: 'a empresa publica um imóvel entregue, e envia um dos dois endereços.',
    avoid: 'para o link em que se agenda a visita.',
    instead: 'ShareLink',
    props: {
      publication: 'A página publicada, também antes de ir ao ar.',
      origin: 'O endereço do portal, sem caminho.',
      today: 'O dia no fuso do imóvel: decide se o prazo acabou.',
      onSave:
        'Salva a página, publica ou tira do ar; a recusa de um campo aparece nele, e o digitado fica. Se outra pessoa a mudou antes (409), `publication` já é a de agora quando a promessa falha.',
      onRenew: 'Troca os dois endereços; os de antes nunca mais abrem.',
      brochures:
        'Os folhetos, com a marca ou neutros: lê as páginas como saem no papel, e baixa o PDF. Sem eles, nenhum é oferecido.',
    },
  },
}
