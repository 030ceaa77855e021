import type { Pages } from './page.ts'

/** The mails that the product sends. */
export const mail: Pages = {
  LetterView: {
    tags: ['e-mail', 'equipe'],
    use: 'a equipe abre um e-mail: o que diz, a quem foi e se chegou.',
    avoid: 'para achar um e-mail entre muitos.',
    instead: 'OutboxTable',
    props: {
      letter: 'O e-mail.',
      onSendAgain: 'Envia de novo; só aparece enquanto não foi enviado.',
      hrefOf: 'O endereço de outra mensagem: o SMS que foi no lugar dela, ou a que ele substitui.',
    },
  },
  MailTextEditor: {
    tags: ['e-mail', 'equipe', 'formulário', 'configurações'],
    use: 'a administração muda o assunto e as primeiras linhas de um e-mail.',
    avoid: 'para ler um e-mail que já foi escrito.',
    instead: 'LetterView',
    props: {
      text: 'As palavras em vigor de um e-mail.',
      listHref: 'O endereço da lista de e-mails.',
      onSave: 'Salva as palavras; uma recusa que diz o campo aparece nele.',
      onReset: 'Devolve ao e-mail as palavras originais.',
      onPreview:
        'Escreve o e-mail com o que foi digitado e dados de exemplo; só recebe palavras que podem ser salvas.',
    },
  },
  MailTextList: {
    tags: ['e-mail', 'equipe', 'lista', 'configurações'],
    use: 'a administração escolhe o e-mail cujo texto quer mudar.',
    avoid: 'para os e-mails que já foram escritos.',
    instead: 'OutboxTable',
    props: {
      texts: 'As palavras em vigor de cada e-mail.',
      hrefOf: 'O endereço em que se mudam as palavras de um e-mail.',
    },
  },
  OutboxTable: {
    tags: ['e-mail', 'tabela', 'busca', 'equipe'],
    use: 'a equipe procura um e-mail pelo destinatário, assunto ou estado.',
    avoid: 'para o que aconteceu num ensaio.',
    instead: 'Timeline',
    props: {
      mails: 'A página de e-mails.',
      mailState: 'O estado que filtra a lista; `null` mostra todos.',
      onMailState: 'Chamado com o estado escolhido.',
      text: 'A busca em vigor.',
      onClear: 'Tira a busca e o estado de uma vez, quando nada foi encontrado.',
      hrefOf: 'O endereço de um e-mail.',
    },
  },
}
