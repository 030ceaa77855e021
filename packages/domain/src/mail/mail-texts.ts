import { hostingTexts } from './hosting-texts.ts'
import type { MailPlaceholder } from './mail-placeholders.ts'
import {
  aboutHouse,
  aboutPayment,
  aboutPlace,
  aboutPlaceToBoth,
  aboutReminder,
  aboutSeveral,
  aboutVisit,
  client,
  ofHouse,
  ofPlace,
} from './text-parts.ts'

/** The words of a mail that administrators change: the event in its subject, and its first paragraphs, one a line. */
export type MailText = { subject: string; opening: string }

/** A mail whose words administrators change, with those it has until then (rule mail-texts). */
export interface MailKindFacts extends MailText {
  /** Its name in the list: what it tells of. */
  label: string
  /** Who reads it. */
  to: string
  /** What may stand between braces. */
  placeholders: readonly MailPlaceholder[]
  /** What the opening lines must hold, because the mail makes no sense without it. */
  required: readonly MailPlaceholder[]
  /** Does the subject go on with address and day (rule mail-subjects)? */
  namesVisit: boolean
}

/** The mails to clients and to people at the property whose words administrators change, in the order of their list. Mails that protect an account are not among them. */
export const mailKinds = {
  welcome: {
    ...aboutHouse,
    label: 'Boas-vindas a quem se cadastrou',
    subject: 'Boas-vindas {à casa}',
    opening:
      'Seu cadastro está quase pronto. Entre pelo link, cadastre sua senha e conte um pouco sobre a empresa:',
  },
  company_invitation: {
    ...aboutHouse,
    label: 'Boas-vindas à empresa que a equipe cadastrou',
    placeholders: [...ofHouse, 'empresa'],
    required: ['empresa'],
    subject: 'Boas-vindas {à casa}',
    opening:
      'A empresa {empresa} já tem acesso {à casa}, onde pede e acompanha fotos, tours e vídeos de imóveis. Entre pelo link, cadastre sua senha e conte um pouco sobre a empresa:',
  },
  person_invitation: {
    ...aboutHouse,
    label: 'Convite a uma pessoa da empresa',
    placeholders: [...ofHouse, 'empresa', 'quem convida'],
    required: ['empresa', 'quem convida'],
    subject: 'Seu acesso {à casa}',
    opening:
      '{quem convida} incluiu você na empresa {empresa}, que pede e acompanha {na casa} fotos, tours e vídeos de imóveis. Entre pelo link e cadastre sua senha:',
  },
  session_created: {
    ...aboutPlace,
    label: 'Ensaio criado',
    subject: 'Ensaio criado',
    opening: 'Seu ensaio foi criado e espera agendamento:',
  },
  sessions_created: {
    ...aboutPlace,
    label: 'Vários ensaios criados',
    placeholders: [...ofPlace, 'quantidade'],
    subject: '{quantidade} ensaios criados',
    opening: 'Seus ensaios foram criados e esperam agendamento:',
  },
  scheduling_link: {
    ...aboutPlace,
    label: 'Link para escolher o dia',
    to: 'Quem recebe o fotógrafo',
    placeholders: [...ofPlace, 'empresa'],
    required: ['empresa'],
    subject: 'Escolha o dia do ensaio',
    opening:
      '{empresa} pediu um ensaio em {endereço}. Escolha o melhor dia e horário para receber o fotógrafo:',
  },
  visit_scheduled: {
    ...aboutVisit,
    label: 'Ensaio agendado',
    subject: 'Ensaio agendado',
    opening: 'O ensaio está agendado:',
  },
  visit_rescheduled: {
    ...aboutVisit,
    label: 'Ensaio reagendado',
    subject: 'Ensaio reagendado',
    opening: 'O ensaio mudou de dia ou horário. Vale o que está aqui:',
  },
  visit_reassigned: {
    ...aboutVisit,
    label: 'Outro fotógrafo',
    subject: 'Mudou quem vai fotografar',
    opening: 'Outra pessoa vai fotografar. O dia e o horário são os mesmos:',
  },
  visits_scheduled: {
    ...aboutSeveral,
    label: 'Vários ensaios agendados',
    subject: '{quantidade} ensaios agendados',
    opening: 'As visitas estão agendadas, uma depois da outra:',
  },
  visits_rescheduled: {
    ...aboutSeveral,
    label: 'Vários ensaios reagendados',
    subject: '{quantidade} ensaios reagendados',
    opening: 'As visitas mudaram de dia ou horário. Vale o que está aqui:',
  },
  reminder_two_days: {
    ...aboutReminder,
    label: 'Lembrete, dois dias antes da visita',
    subject: 'Lembrete da visita',
    opening: 'O fotógrafo vem {quando}. Se o dia ou o horário não servir mais, ainda dá tempo de mudar:',
  },
  reminder_one_day: {
    ...aboutReminder,
    label: 'Lembrete, um dia antes da visita',
    subject: 'O fotógrafo vem {quando}',
    opening: 'O fotógrafo vem {quando}:',
  },
  reminder_morning: {
    ...aboutReminder,
    label: 'Lembrete, na manhã da visita',
    subject: 'O fotógrafo vem {quando}',
    opening: 'O fotógrafo vem {quando}. Está tudo pronto para receber a visita?',
  },
  reminder_date: {
    ...aboutPlace,
    label: 'Lembrete de escolher o dia',
    to: 'Quem foi indicado para agendar, ou quem fez o pedido',
    subject: 'Falta escolher o dia do ensaio',
    opening:
      'O ensaio em {endereço} ainda não tem dia marcado. Escolha o melhor dia e horário para receber o fotógrafo:',
  },
  reminder_date_again: {
    ...aboutPlace,
    label: 'Lembrete de escolher o dia, na segunda vez',
    to: 'Quem foi indicado para agendar e quem fez o pedido',
    subject: 'Ainda falta escolher o dia do ensaio',
    opening:
      'O ensaio em {endereço} continua sem dia marcado. Escolha o melhor dia e horário para receber o fotógrafo:',
  },
  ...hostingTexts,
  weekly_digest: {
    ...aboutHouse,
    label: 'Resumo da semana',
    to: 'As pessoas da empresa',
    placeholders: [...ofHouse, 'semana'],
    subject: 'Resumo da semana de {semana}',
    opening: 'O que aconteceu na semana passada, e o que vem agora:',
  },
  visit_canceled: {
    ...aboutVisit,
    label: 'Ensaio cancelado, com visita marcada',
    subject: 'Ensaio cancelado',
    opening: 'O ensaio foi cancelado, e o fotógrafo não vem mais:',
  },
  order_canceled: {
    ...aboutPlaceToBoth,
    label: 'Ensaio cancelado, sem visita marcada',
    subject: 'Ensaio cancelado',
    opening: 'O ensaio foi cancelado:',
  },
  new_date_moved: {
    ...aboutPlaceToBoth,
    label: 'Nova data, antes da visita',
    subject: 'Escolha uma nova data para o ensaio',
    opening: 'O ensaio não será mais na data marcada. Escolha um novo dia e horário:',
  },
  new_date_missed: {
    ...aboutPlaceToBoth,
    label: 'Nova data, depois de uma visita que não houve',
    subject: 'Escolha uma nova data para o ensaio',
    opening: 'O ensaio ainda não aconteceu. Escolha um novo dia e horário:',
  },
  absence_client: {
    ...aboutVisit,
    label: 'Ninguém recebeu o fotógrafo',
    to: client,
    subject: 'Não havia quem recebesse o fotógrafo',
    opening:
      'O fotógrafo foi até o local, mas não havia quem o recebesse. Nossa equipe vai combinar um novo dia com você.',
  },
  absence_provider: {
    ...aboutVisit,
    label: 'O fotógrafo não compareceu',
    to: client,
    subject: 'O fotógrafo não compareceu',
    opening:
      'O fotógrafo não compareceu, e pedimos desculpas. Nossa equipe vai combinar um novo dia com você.',
  },
  unable: {
    ...aboutVisit,
    label: 'Não haverá quem receba o fotógrafo',
    to: client,
    subject: 'Não haverá quem receba o fotógrafo',
    opening:
      'Quem recebeu o link de agendamento avisou que não pode receber o fotógrafo. A visita continua marcada:',
  },
  unable_together: {
    ...aboutVisit,
    label: 'Não haverá quem receba o fotógrafo, em várias visitas',
    to: client,
    subject: 'Não haverá quem receba o fotógrafo',
    opening:
      'Quem recebeu o link de agendamento avisou que não pode receber o fotógrafo. As visitas continuam marcadas:',
  },
  service_changed: {
    ...aboutPlace,
    label: 'Mudança de serviço',
    subject: 'Mudou o serviço do ensaio',
    opening: 'O serviço do ensaio mudou. Vale o que está aqui:',
  },
  delivered: {
    ...aboutPlace,
    label: 'Ensaio entregue',
    subject: 'Seu ensaio foi entregue',
    opening: 'O material do seu ensaio está pronto para ver e baixar:',
  },
  delivered_again: {
    ...aboutPlace,
    label: 'Correção entregue',
    subject: 'Correção entregue',
    opening: 'O material corrigido do seu ensaio está pronto para ver e baixar:',
  },
  payment_received: {
    ...aboutPayment,
    label: 'Pagamento recebido',
    subject: 'Pagamento recebido',
    opening: 'Seu pagamento foi aprovado, e o crédito já pode ser usado:',
  },
  pix_refunded: {
    ...aboutPayment,
    label: 'PIX devolvido',
    subject: 'Pagamento devolvido',
    opening: 'Devolvemos um pagamento seu à conta de onde o PIX saiu:',
  },
  card_refunded: {
    ...aboutPayment,
    label: 'Pagamento com cartão devolvido',
    subject: 'Pagamento devolvido',
    opening: 'Devolvemos um pagamento seu ao cartão. Ele aparece na fatura, desta ou da próxima:',
  },
  month_closed: {
    ...aboutHouse,
    label: 'Mês fechado',
    to: 'Gestão e financeiro da empresa',
    placeholders: [...ofHouse, 'mês'],
    required: ['mês'],
    subject: 'Fatura de {mês}',
    opening: 'O mês de {mês} foi fechado:',
  },
} as const satisfies Record<string, MailKindFacts>
export type MailKind = keyof typeof mailKinds

/** The names of all these mails, in the order of their list. */
export const mailKindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]]

/** The facts of a mail, as any of them has them. */
export function mailKindOf(kind: MailKind): MailKindFacts {
  return mailKinds[kind]
}

/** The words that a mail has until somebody changes them. */
export function originalText(kind: MailKind): MailText {
  const { subject, opening } = mailKindOf(kind)
  return { subject, opening }
}
