import type { Pages } from './page.ts'

/** Buttons and what surrounds them. */
export const actions: Pages = {
  ActionBar: {
    tags: ['botão', 'layout'],
    use: 'uma página longa tem uma ação que vale para toda ela, como confirmar uma escolha: a barra fica à vista no pé da janela.',
    avoid: 'para os botões de um cartão ou diálogo, que cabem ao lado do conteúdo.',
    instead: 'Button',
    props: {
      words: 'O que a ação vale, à esquerda dos botões: “3 fotos escolhidas”.',
      children: 'Os botões.',
    },
  },
  Button: {
    tags: ['botão', 'link', 'ícone'],
    use: 'a pessoa pode fazer algo aqui: salvar, agendar, excluir. Uma ação principal (`primary`) por tela.',
    avoid: 'para levar a outra página no meio de um texto.',
    instead: 'TextLink',
    props: {
      children: 'O texto do botão; com `iconOnly`, é o nome lido por leitores de tela.',
      variant:
        '`primary` é a ação principal, uma por tela; `secondary` as demais; `quiet` a que chama menos; `danger` a que não tem volta.',
      size: '`small` em listas e cartões, `medium` no resto, `large` na ação que encerra um fluxo.',
      wide: 'Ocupa a largura inteira do lugar.',
      icon: 'Um ícone da lucide, de 18 px, antes do texto.',
      iconOnly: 'Mostra só o ícone; `children` precisa ser texto puro.',
      onPress: 'O que acontece ao tocar; enquanto a promessa dura o botão espera, e uma falha vira aviso.',
      onFailure: 'Substitui o aviso de falha padrão.',
      waiting: 'Mostra a espera de um trabalho que o botão não começou, como o envio de um formulário.',
      disabled: 'Não age, mas continua alcançável pelo teclado, para que se leia o porquê.',
      onRefusal: 'Chamado ao tocar quando desabilitado: a hora de mostrar o que falta.',
      describedBy: 'O `id` do texto que diz por que está desabilitado.',
      type: '`submit` envia o formulário em volta; `reset` o limpa; o padrão só chama `onPress`.',
      form: 'O `id` do formulário que envia, quando o botão está fora dele.',
      href: 'O endereço: vira um link com cara de botão.',
      download: 'O nome do arquivo que o link salva.',
      external: 'O link abre em outra aba.',
      pressed: 'O estado de um botão que liga e desliga.',
      expanded: 'Diz se o que o botão abre está aberto.',
      controls: 'O `id` do elemento que o botão abre.',
    },
  },
  CopyButton: {
    tags: ['botão', 'link', 'texto'],
    use: 'há um texto para levar a outro lugar, como um link ou um código.',
    avoid:
      'para um link de ensaio que a pessoa vai mandar a alguém: há botões próprios de WhatsApp e e-mail.',
    instead: 'ShareLink',
    props: {
      text: 'O texto copiado.',
      children: 'O texto do botão: “Copiar link”.',
      label: 'O nome inteiro, quando a página tem vários botões de copiar.',
      said: 'A confirmação depois de copiar: “Link copiado.”',
      name: 'O nome do campo que aparece quando o navegador não deixa copiar.',
      hint: 'A instrução para copiar à mão.',
      rows: 'As linhas desse campo; uma, se nada for dito.',
    },
  },
  CsvButton: {
    tags: ['botão', 'download', 'lista'],
    use: 'uma lista pode ser levada para uma planilha.',
    avoid: 'para fotos, plantas e arquivos grandes.',
    instead: 'DownloadButton',
    props: {
      of: 'O nome da lista, para leitores de tela.',
      onDownload:
        'Busca e salva o arquivo com os filtros em vigor; recebe como dizer o progresso e o sinal que cancela.',
    },
  },
  DownloadButton: {
    tags: ['botão', 'download'],
    use: 'o arquivo demora a chegar e a pessoa precisa ver o progresso e poder desistir.',
    avoid: 'para um arquivo pequeno e pronto: um botão com `href` e `download` basta.',
    instead: 'Button',
    props: {
      children: 'O texto do botão: “Baixar plantas”.',
      about: 'O que o arquivo guarda, para leitores de tela, onde há vários botões iguais.',
      onDownload:
        'Busca e salva o arquivo; diz o progresso de 0 a 1, ou `null` sem tamanho conhecido; o sinal cancela.',
    },
  },
}
