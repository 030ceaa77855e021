import type { Pages } from './page.ts'

/** The mails that the product sends. */
export const mail: Pages = {
  LetterView: {
    tags: ['e-mail', 'equipe'],
    use: 'a equipe abre um e-mail: o que diz, a quem foi e se chegou.',
    avoid: 'para achar um e-mail entre muitos.',
    instead: 'OutboxTable',
    props: { letter: 'O e-mail.', onSendAgain: 'Envia de novo; só aparece enquanto não foi enviado.' },
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
      hrefOf: 'O endereço de um e-mail.',
    },
  },
}
