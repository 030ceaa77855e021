import {
  type AuditChange,
  type AuditSubject,
  type ExportedList,
  exportedListLabels,
  formatCents,
  formatDate,
  formatMonth,
  type ImportKind,
  importKindLabels,
  isLocalDate,
  type PhoneChannel,
  phoneChannelLabels,
  withNoun,
} from '@ensaio/domain'
import type { OfficeEventKind } from '../database/tables/office.ts'
import { type Changed, changesOf, fromTo } from './changes-of.ts'

interface Facts {
  detail: Record<string, unknown>
  changes: readonly Changed[]
}

interface Told {
  of: AuditSubject
  /** Follows the person's name, and is followed by the subject's. */
  text: string | ((facts: Facts) => string)
  /** The field that `from` and `to` of the detail are values of, when they are no objects. */
  field?: string
}

/** Says the field when only one changed, else what was changed: "mudou o prazo de entrega de 4 para 3 dias". */
const changing =
  (what: string) =>
  ({ changes }: Facts) => {
    const [one, ...others] = changes
    return one && others.length === 0 ? `mudou ${one.name} ${fromTo(one)}` : `mudou ${what}`
  }
const days = ({ detail }: Facts) => {
  const [first, last] = [detail.starts_on, detail.ends_on].map((day) =>
    typeof day === 'string' && isLocalDate(day) ? formatDate(day) : '',
  )
  return first === last ? `a folga de ${first}` : `a folga de ${first} a ${last}`
}
const nameIn = ({ name }: Facts['detail']) => (typeof name === 'string' ? name : 'alguém')
function access({ detail, changes }: Facts): string {
  const [one, ...others] = changes
  const what = one && others.length === 0 ? one.name : 'o papel e o acesso'
  return `mudou ${what} de ${nameIn(detail)} na empresa`
}
const holiday = ({ detail }: Facts) =>
  `${detail.name ?? ''}, ${typeof detail.day === 'string' && isLocalDate(detail.day) ? formatDate(detail.day) : ''}`

function cancellation({ detail }: Facts): string {
  const [fee, due] = [Number(detail.fee_cents ?? 0), Number(detail.due_cents ?? 0)]
  if (fee > 0) return `cancelou o ensaio, com a taxa de ${formatCents(fee)}`
  return due > 0
    ? `cancelou o ensaio e dispensou a taxa de ${formatCents(due)}`
    : 'cancelou o ensaio, sem taxa'
}

function hostingGift({ detail }: Facts): string {
  const until = typeof detail.until === 'string' && isLocalDate(detail.until) ? formatDate(detail.until) : ''
  return `renovou a hospedagem sem custo, por ${withNoun(Number(detail.months ?? 0), 'mês', 'meses')}, até ${until}: “${detail.note ?? ''}”`
}

function adjustment({ detail }: Facts): string {
  const cents = Number(detail.amount_cents ?? 0)
  const did = cents < 0 ? `retirou ${formatCents(-cents)} de crédito` : `deu ${formatCents(cents)} de crédito`
  return detail.reason ? `${did}: “${detail.reason}”` : did
}

function repayment({ detail }: Facts): string {
  const did = `devolveu ${formatCents(Number(detail.amount_cents ?? 0))} de um pagamento`
  return detail.reason ? `${did}: “${detail.reason}”` : did
}

function repaymentEnd({ detail }: Facts): string {
  const end = detail.done === true ? 'foi feita' : 'não foi feita'
  return `contou que a devolução de ${formatCents(Number(detail.amount_cents ?? 0))} ${end}`
}

const monthIn = ({ month }: Facts['detail']) => (typeof month === 'string' ? formatMonth(month) : 'um mês')

function statementPaid({ detail }: Facts): string {
  const cents = Number(detail.amount_cents ?? 0)
  const what = `o fechamento de ${monthIn(detail)}, de ${formatCents(cents)}`
  const marked = cents < 0 ? 'marcou como acertado' : 'marcou como pago'
  const did = detail.paid_on === null ? `voltou a deixar em aberto ${what}` : `${marked} ${what}`
  return detail.note ? `${did}: “${detail.note}”` : did
}

function beyondAgenda({ detail }: Facts): string {
  const warnings = Array.isArray(detail.warnings) ? detail.warnings.join(' ') : ''
  return `marcou uma visita fora da agenda: “${warnings}”`
}

function bookkeeping({ detail }: Facts): string {
  const [from, until] = [detail.from, detail.until].map((day) =>
    typeof day === 'string' && isLocalDate(day) ? formatDate(day) : '',
  )
  return `baixou os movimentos de ${from} a ${until}`
}

function listed({ detail }: Facts): string {
  const label = exportedListLabels[detail.list as ExportedList] ?? 'uma lista'
  return `baixou a lista “${label}”`
}

function imported({ detail }: Facts): string {
  const lines = withNoun(Number(detail.fresh ?? 0), 'linha', 'linhas')
  const of = importKindLabels[detail.what as ImportKind]?.toLowerCase() ?? 'dados'
  return `importou ${lines} de ${of}`
}

function mailText({ detail }: Facts): string {
  return detail.is_reset === true
    ? `devolveu o texto original ao e-mail “${detail.mail}”`
    : `mudou o texto do e-mail “${detail.mail}”`
}

function preparation({ detail }: Facts): string {
  const list = typeof detail.list === 'string' ? `“${detail.list}”` : ''
  return detail.is_reset === true
    ? `devolveu o texto original à lista de preparo ${list}`
    : `mudou a lista de preparo ${list}`
}

const feedCreated = ({ detail }: Facts) =>
  detail.is_replaced === true
    ? 'trocou o próprio endereço de calendário das visitas de'
    : 'criou um endereço de calendário das visitas de'

const keyed =
  (did: string, where = '') =>
  ({ detail }: Facts) =>
    `${did} a chave de API “${nameIn(detail)}” ${where}`.trimEnd()

const hooked =
  (did: string, where = '') =>
  ({ detail }: Facts) =>
    `${did} o sistema em ${nameIn(detail)} ${where}`.trimEnd()

/** The sentence of each kind; a new kind is one line here (rule audit-log). */
const texts: Record<OfficeEventKind, Told> = {
  company_added: { of: 'company', text: 'cadastrou a empresa' },
  company_changed: { of: 'company', text: changing('o cadastro da empresa') },
  companies_merged: { of: 'company', text: ({ detail }) => `uniu ${nameIn(detail)} à empresa` },
  client_invited: { of: 'company', text: ({ detail }) => `convidou ${nameIn(detail)} para a empresa` },
  client_changed: { of: 'company', text: access },
  client_signed_out: {
    of: 'company',
    text: ({ detail }) => `encerrou as entradas de ${nameIn(detail)} em todos os aparelhos, na empresa`,
  },
  client_second_step_reset: {
    of: 'company',
    text: ({ detail }) => `retirou a verificação em duas etapas de ${nameIn(detail)} na empresa`,
  },
  company_exported: { of: 'company', text: 'baixou todos os dados da empresa' },
  plan_changed: { of: 'company', text: changing('o plano'), field: 'payment_plan' },
  credit_adjusted: { of: 'company', text: adjustment },
  payment_refunded: { of: 'company', text: repayment },
  refund_settled: { of: 'company', text: repaymentEnd },
  month_closed: { of: 'company', text: ({ detail }) => `fechou ${monthIn(detail)}` },
  statement_paid: { of: 'company', text: statementPaid },
  bookkeeping_exported: { of: 'house', text: bookkeeping },
  lead_accepted: { of: 'lead', text: 'aceitou o cliente novo' },
  lead_answered: { of: 'lead', text: 'respondeu ao cliente novo' },
  lead_declined: { of: 'lead', text: 'recusou o cliente novo' },
  provider_added: { of: 'photographer', text: 'cadastrou o fotógrafo' },
  provider_changed: { of: 'photographer', text: changing('o cadastro do fotógrafo') },
  provider_second_step_reset: {
    of: 'photographer',
    text: 'retirou a verificação em duas etapas do fotógrafo',
  },
  time_off_added: { of: 'photographer', text: (facts) => `marcou ${days(facts)}` },
  time_off_removed: { of: 'photographer', text: (facts) => `desmarcou ${days(facts)}` },
  photographer_feed_created: { of: 'photographer', text: feedCreated },
  photographer_feed_ended: { of: 'photographer', text: 'desligou o endereço de calendário do fotógrafo' },
  holiday_added: { of: 'holiday', text: (facts) => `marcou o feriado ${holiday(facts)}` },
  holiday_removed: { of: 'holiday', text: (facts) => `desmarcou o feriado ${holiday(facts)}` },
  service_added: { of: 'service', text: 'criou o serviço' },
  service_changed: { of: 'service', text: changing('o serviço') },
  price_rule_added: { of: 'price', text: 'criou um preço' },
  price_rule_changed: { of: 'price', text: changing('um preço') },
  price_table_saved: { of: 'service', text: 'salvou a tabela de preços de' },
  coupon_added: { of: 'coupon', text: 'criou o cupom' },
  coupon_changed: { of: 'coupon', text: changing('o cupom') },
  city_added: { of: 'city', text: 'adicionou a cidade' },
  city_feed_created: { of: 'city', text: feedCreated },
  city_feed_ended: { of: 'city', text: 'desligou o próprio endereço de calendário da cidade' },
  city_changed: { of: 'city', text: changing('a cidade') },
  settings_changed: { of: 'house', text: changing('os prazos e as taxas') },
  tags_changed: {
    of: 'house',
    text: ({ detail }) =>
      detail.category === 'rating' ? 'mudou as palavras das avaliações' : 'mudou os ambientes das fotos',
    field: 'tags',
  },
  brand_changed: { of: 'house', text: changing('a casa e a marca') },
  mail_text_changed: { of: 'house', text: mailText },
  preparation_changed: { of: 'house', text: preparation, field: 'lines' },
  security_changed: { of: 'house', text: changing('a segurança da casa') },
  first_steps_dismissed: { of: 'house', text: 'dispensou os primeiros passos' },
  mail_tested: { of: 'house', text: 'testou o envio de e-mails' },
  message_tested: {
    of: 'house',
    text: ({ detail }) => `testou o envio por ${phoneChannelLabels[detail.channel as PhoneChannel]}`,
  },
  payment_tested: { of: 'house', text: 'testou os pagamentos' },
  person_invited: { of: 'person', text: 'convidou para a equipe' },
  person_changed: { of: 'person', text: changing('o papel e o acesso') },
  person_signed_out: { of: 'person', text: 'encerrou as entradas em todos os aparelhos' },
  invitation_corrected: { of: 'person', text: 'corrigiu o e-mail do convite' },
  second_step_reset: { of: 'person', text: 'retirou a verificação em duas etapas' },
  order_placed: { of: 'company', text: 'pediu pelo cliente' },
  order_changed: { of: 'session', text: 'mudou o serviço do pedido' },
  hosting_given: { of: 'session', text: hostingGift },
  session_canceled: { of: 'session', text: cancellation },
  visit_arranged: { of: 'session', text: beyondAgenda },
  position_changed: { of: 'session', text: changing('a posição do imóvel') },
  contacts_read: { of: 'session', text: 'abriu as chaves e os contatos' },
  company_key_created: { of: 'company', text: keyed('criou', 'na empresa') },
  company_key_revoked: { of: 'company', text: keyed('revogou', 'na empresa') },
  house_key_created: { of: 'house', text: keyed('criou') },
  house_key_revoked: { of: 'house', text: keyed('revogou') },
  company_webhook_added: { of: 'company', text: hooked('passou a avisar', 'na empresa') },
  company_webhook_changed: { of: 'company', text: hooked('mudou os avisos para', 'na empresa') },
  company_webhook_removed: { of: 'company', text: hooked('deixou de avisar', 'na empresa') },
  house_webhook_added: { of: 'house', text: hooked('passou a avisar') },
  house_webhook_changed: { of: 'house', text: hooked('mudou os avisos para') },
  house_webhook_removed: { of: 'house', text: hooked('deixou de avisar') },
  file_imported: { of: 'house', text: imported },
  audit_exported: { of: 'house', text: 'baixou o registro' },
  list_exported: { of: 'house', text: listed },
  company_list_exported: { of: 'company', text: (facts) => `${listed(facts)} da empresa` },
}

/** The kinds about a subject. */
export function kindsOf(subject: AuditSubject): OfficeEventKind[] {
  return (Object.keys(texts) as OfficeEventKind[]).filter((kind) => texts[kind].of === subject)
}

/** The subject of a kind; null for kinds of other versions. */
export function subjectOf(kind: string): AuditSubject | null {
  return (texts as Partial<Record<string, Told>>)[kind]?.of ?? null
}

/** The sentence and the differing fields of an event; kinds of other versions are told by their name (rule audit-log). */
export function eventText(
  kind: string,
  detail: Record<string, unknown>,
): { text: string; changes: AuditChange[] } {
  const told = (texts as Partial<Record<string, Told>>)[kind]
  const changes = changesOf(detail, told?.field)
  const text = typeof told?.text === 'function' ? told.text({ detail, changes }) : told?.text
  return {
    text: text ?? `fez uma alteração (${kind})`,
    changes: changes.map(({ label, from, to }) => ({ label, from, to })),
  }
}
