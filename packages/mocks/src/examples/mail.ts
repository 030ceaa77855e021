import {
  type KeptMailText,
  type MailPage,
  type MailPreferences,
  type MailPreview,
  type MailText,
  mailKindNames,
  type OutboxLetter,
  type OutboxMail,
  originalText,
} from '@ensaio/domain'

/** A mail sent this morning. */
export function outboxMail(over: Partial<OutboxMail> = {}): OutboxMail {
  return {
    id: 4,
    channel: 'mail',
    recipient: 'paulo.siqueira@prisma.test',
    recipient_name: 'Paulo Siqueira',
    subject: 'Visita confirmada: Rua Augusta, 1500',
    state: 'sent',
    attempts: 1,
    created_at: '2026-11-20T12:04:00.000Z',
    sent_at: '2026-11-20T12:04:09.000Z',
    delivered_at: null,
    read_at: null,
    last_error: null,
    replaced_by: null,
    instead_of: null,
    ...over,
  }
}

/** Mails, newest first: one waiting for its next attempt, sent ones, and one given up. */
export function outboxMails(): OutboxMail[] {
  return [
    outboxMail({
      id: 5,
      recipient: 'mariana@prisma.test',
      recipient_name: 'Mariana Duarte',
      subject: 'Seu ensaio foi entregue: Rua Oscar Freire, 379',
      state: 'waiting',
      attempts: 2,
      created_at: '2026-11-20T14:51:00.000Z',
      sent_at: null,
      last_error: '421 4.3.2 Service temporarily unavailable',
    }),
    outboxMail(),
    outboxMail({
      id: 3,
      recipient: 'contato@vistamar.test',
      recipient_name: null,
      subject: 'Seu acesso ao Ensaio',
      created_at: '2026-11-19T19:30:00.000Z',
      sent_at: '2026-11-19T19:30:04.000Z',
    }),
    outboxMail({
      id: 2,
      recipient: 'compras@horizonte.tset',
      recipient_name: 'Compras Horizonte',
      subject: 'Agende a visita: Avenida Paulista, 2100',
      state: 'failed',
      attempts: 8,
      created_at: '2026-11-17T13:15:00.000Z',
      sent_at: null,
      last_error: '550 5.1.2 Bad destination mailbox address: host or domain name not found',
    }),
  ]
}

/** A message to a phone, read there. */
export function phoneMessage(over: Partial<OutboxMail> = {}): OutboxMail {
  return outboxMail({
    id: 9,
    channel: 'whatsapp',
    recipient: '+5511912345678',
    subject: 'Lembrete da visita: Rua Augusta, 1500, 24/11/2026',
    delivered_at: '2026-11-20T12:04:12.000Z',
    read_at: '2026-11-20T12:30:00.000Z',
    ...over,
  })
}

/** A page of mails. */
export function mailPage(over: Partial<MailPage> = {}): MailPage {
  return { mails: outboxMails(), last_page: 4, totals: { waiting: 1, sent: 87, failed: 1 }, ...over }
}

/** A whole mail. */
export function outboxLetter(over: Partial<OutboxLetter> = {}): OutboxLetter {
  return {
    ...outboxMail(),
    text: `Olá, Paulo!

A visita do fotógrafo está marcada.

Quando: terça-feira, 24 de novembro de 2026, 10h30
Onde: Rua Augusta, 1500, unidade 84, Consolação, São Paulo – SP
Fotógrafo: Rafael Nogueira

Como preparar o imóvel
- Deixe as luzes acesas e as cortinas abertas.
- Guarde objetos pessoais.

Ver ou mudar a visita:
https://ensaio.demo.test/calendar/Zk3vT9qLw8RrY2mNc5Xb7A

Você recebeu esta mensagem porque vai abrir o imóvel para o fotógrafo.
`,
    ...over,
  }
}

/** The words of all mails; that of a delivery was changed. */
export function mailTexts(): KeptMailText[] {
  return mailKindNames.map((kind) =>
    kind === 'delivered'
      ? {
          kind,
          subject: 'Suas fotos chegaram',
          opening: 'Tudo pronto, {nome}. O material de {endereço} espera por você:',
          changed: { by: 'Helena Prado', at: '2026-11-18T13:00:00.000Z' },
        }
      : { kind, ...originalText(kind), changed: null },
  )
}

/** A mail about a booked visit as its reader sees it. */
export function mailPreview({ subject, opening }: Partial<MailText> = {}): MailPreview {
  return {
    subject: `${subject ?? 'Ensaio agendado'}: Rua Augusta, 1500, Unidade 84, 12/03/2030`,
    parts: [
      { is: 'paragraph', text: 'Olá, Ana!' },
      { is: 'paragraph', text: opening ?? 'O ensaio está agendado:' },
      {
        is: 'facts',
        facts: [
          { label: 'Quando', value: 'terça-feira, 12 de março de 2030, 10h00' },
          { label: 'Onde', value: 'Rua Augusta, 1500, Unidade 84, Consolação, São Paulo – SP' },
          { label: 'Serviço', value: 'Fotos' },
        ],
      },
      { is: 'list', title: 'Como preparar o imóvel', items: ['Acenda todas as luzes.', 'Abra as cortinas.'] },
      { is: 'action', label: 'Ver ou mudar o horário' },
      { is: 'remark', text: 'O horário pode ser mudado até 24 horas antes.' },
    ],
  }
}

/** What a client turned off: nothing. */
export function mailPreferences(over: Partial<MailPreferences> = {}): MailPreferences {
  return {
    email: 'mariana@horizonte.test',
    topics: [
      { topic: 'visit_reminders', is_on: true },
      { topic: 'date_reminders', is_on: true },
      { topic: 'hosting_notices', is_on: true },
      { topic: 'weekly_digest', is_on: true },
    ],
    phone: null,
    ...over,
  }
}
