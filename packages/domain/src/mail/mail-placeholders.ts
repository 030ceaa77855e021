/** What may stand between braces in a mail's text, as the editor explains it. */
export const mailPlaceholders = {
  nome: 'primeiro nome de quem recebe',
  casa: 'nome da casa',
  'à casa': 'nome da casa, como em “boas-vindas ao Ensaio”',
  'da casa': 'nome da casa, como em “a equipe do Ensaio”',
  'na casa': 'nome da casa, como em “sua conta no Ensaio”',
  endereço: 'rua e número do imóvel',
  data: 'dia da visita',
  empresa: 'empresa do cliente',
  quantidade: 'quantos ensaios',
  'quem convida': 'quem incluiu a pessoa',
  mês: 'o mês fechado, como “outubro de 2026”',
  prazo: 'quando termina, como “em 10/12/2026”',
  semana: 'a semana, como “7 a 13 de dezembro”',
  quando: 'dia da visita, como “amanhã” ou “no sábado, 28 de novembro”',
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders
