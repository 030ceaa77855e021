import type { Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The mail by which an administrator tests that mails leave (rule mail-test). */
export function mailTestMail({ email, name }: { email: string; name: string }): Letter {
  return writeLetter({
    recipient: email,
    name,
    subject: ({ of }) => `Teste de envio ${of}`,
    about: null,
    parts: [
      'Se você lê esta mensagem, os e-mails da casa saem e chegam.',
      'Confira se ela não caiu na caixa de spam e se o nome de quem envia está certo.',
    ],
  })
}
