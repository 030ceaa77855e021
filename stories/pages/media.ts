import type { Pages } from './page.ts'

/** Photographs, portraits and the brand. */
export const media: Pages = {
  Avatar: {
    tags: ['fotografia', 'contato'],
    use: 'uma pessoa ou empresa aparece com retrato ou iniciais.',
    avoid: 'para a foto de um imóvel.',
    instead: 'Picture',
    props: {
      name: 'O nome; dá as iniciais quando não há retrato.',
      source: 'O endereço do retrato.',
      size: 'O diâmetro, em px.',
      alone: 'Marque quando o nome não está ao lado: então é lido por leitores de tela.',
    },
  },
  BeforeAfter: {
    tags: ['fotografia'],
    use: 'duas versões da mesma foto se comparam com uma divisa que se arrasta.',
    avoid: 'para fotos diferentes, que se passam uma a uma.',
    instead: 'PictureViewer',
    props: {
      before: 'A foto de antes, à esquerda da divisa.',
      after: 'A foto de depois, à direita; suas medidas dão as proporções.',
      label: 'O nome da divisa, lido por leitores de tela.',
    },
  },
  Carousel: {
    tags: ['fotografia', 'página inicial'],
    use: 'poucas fotos ilustram uma apresentação e nenhuma é indispensável.',
    avoid: 'para fotos que a pessoa veio ver e baixar.',
    instead: 'PhotosCard',
    props: {
      slides: 'As fotos na ordem, cada uma com sua legenda.',
      interval: 'Quanto tempo cada foto fica, em ms.',
      label: 'O nome lido por leitores de tela.',
    },
  },
  Picture: {
    tags: ['fotografia'],
    use: 'uma fotografia aparece na página: cada tela recebe o arquivo do seu tamanho.',
    avoid: 'para o retrato de uma pessoa.',
    instead: 'Avatar',
    props: {
      files: 'Os arquivos da foto por tamanho, e seu texto alternativo.',
      sizes: 'A largura que a foto ocupa, como no HTML.',
      first: 'Carrega com prioridade: só na primeira foto da página.',
    },
  },
  PictureViewer: {
    tags: ['fotografia', 'planta', 'diálogo'],
    use: 'a pessoa quer ver fotos ou plantas em tela cheia, ampliar e passar de uma a outra.',
    avoid: 'para um diálogo com texto ou campos.',
    instead: 'Dialog',
    props: {
      open: 'Desenhe o visor só enquanto está aberto.',
      onClose: 'Chamado por Esc, pelo X e por Voltar.',
      label: 'O nome do diálogo, lido por leitores de tela.',
      pictures: 'As fotos na ordem.',
      place: 'O lugar da foto à vista, a partir de 0.',
      onGo: 'Chamado com o lugar da foto para a qual a pessoa passa.',
      slideTime: 'Quanto tempo a apresentação fica em cada foto, em ms; 5.000, se nada for dito.',
      pins: 'Marcas sobre a foto à vista, em partes da largura e da altura; as de `look: draft` se movem com as setas.',
      onPoint: 'Recebe o ponto tocado, em vez do toque duplo que aproxima.',
      instead: 'Mostrado no lugar da foto, que então não recebe gestos.',
      panel: 'O que se diz da foto: ao lado dela; no celular embaixo, no lugar das ações.',
      children: 'Ações sobre a foto à vista: botões discretos.',
    },
  },
  VideoPlayer: {
    status: 'novo',
    tags: ['vídeo'],
    use: 'um vídeo guardado aqui toca na página, com o tocador do navegador.',
    avoid: 'para vídeos do YouTube e do Vimeo.',
    instead: 'EmbedPlayer',
    props: {
      source: 'O endereço do arquivo.',
      type: 'O tipo do arquivo: `video/mp4`.',
      name: 'O nome lido por leitores de tela.',
      poster: 'O endereço da imagem que aparece antes de tocar.',
      captions: 'O endereço das legendas em português, em WebVTT; começam ligadas.',
      width: 'A largura em px: um vídeo em pé ganha um lugar em pé.',
      height: 'A altura em px.',
    },
  },
  NameMark: {
    tags: ['marca'],
    use: 'a marca assina uma página, uma mensagem ou o canto de uma barra.',
    avoid: 'no meio de um texto: escreva o nome.',
    instead: 'Heading',
    props: { size: 'A altura, em px.', variant: '`full` tem o nome inteiro; `corner`, só o sinal.' },
  },
  HouseZone: {
    props: {
      value: 'O fuso horário da casa, como `America/Manaus`, para os instantes que não são de um imóvel.',
      children: 'O aplicativo.',
    },
  },
  ThemeProvider: {
    props: {
      brand: 'A marca: cores, letras e nome; a do Ensaio, se nada for dito.',
      mode: 'Claro, escuro, ou como o aparelho pede.',
      page: 'Dá estilos à página inteira; deixe desligado dentro da página de outro aplicativo.',
      children: 'O aplicativo.',
    },
  },
}
