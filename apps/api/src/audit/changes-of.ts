import {
  type AuditChange,
  centsOf,
  clientRoleNames,
  formatCents,
  formatCnpj,
  formatDate,
  formatPhone,
  formatPostalCode,
  isLocalDate,
  itemNames,
  roleNames,
  skillLabels,
  weekdayNames,
  withNoun,
} from '@ensaio/domain'

interface Field {
  /** With its article, as a sentence has it. */
  name: string
  show?: (value: unknown) => string
}

const unit = (one: string, many: string) => (value: unknown) => withNoun(Number(value), one, many)
const yesNo = (yes: string, no: string) => (value: unknown) => (value === true ? yes : no)
const cents = (value: unknown) => formatCents(Number(value))
const reais = (value: unknown) => formatCents(centsOf(Number(value)))
const from = (names: Readonly<Record<string, string>>) => (value: unknown) =>
  names[String(value)] ?? String(value)
const list = (name: (one: unknown) => string) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? value.map(name).join(', ') : 'nenhum'
const plan = from({ 1: 'pré-pago', 2: 'pós-pago' })
const squareMetres = (value: unknown) => `${Number(value).toLocaleString('pt-BR')} m²`

/** Each weekday with its start times: "segunda-feira 09h00, 11h00; terça-feira 09h00". */
function hoursText(value: unknown): string {
  const days = (Array.isArray(value) ? value : []).map((times, day) =>
    Array.isArray(times) && times.length > 0 ? `${weekdayNames[day] ?? day} ${times.join(', ')}` : '',
  )
  return days.filter(Boolean).join('; ') || 'nenhum'
}

function tagText(one: unknown): string {
  if (!isObject(one)) return String(one)
  return one.retired === true ? `${one.name} (fora de uso)` : String(one.name)
}

/** Fields of events by their keys. In a change, a key that is missing here is shown as it is; the sentence says the rest of other events. */
const fields: Record<string, Field> = {
  least_notice_hours: { name: 'a antecedência mínima', show: unit('hora', 'horas') },
  horizon_days: { name: 'o horizonte da agenda', show: unit('dia', 'dias') },
  delivery_days: { name: 'o prazo de entrega', show: unit('dia', 'dias') },
  delivery_working_days: { name: 'a contagem do prazo', show: yesNo('dias úteis', 'dias corridos') },
  late_fee_percent: { name: 'a taxa de cancelamento', show: (value) => `${value} %` },
  late_hours: { name: 'o prazo da taxa de cancelamento', show: unit('hora', 'horas') },
  default_plan: { name: 'o plano de empresas novas', show: plan },
  lead_tours: { name: 'o limite de tours por mês', show: unit('tour', 'tours') },
  lead_area: { name: 'o limite de área', show: squareMetres },
  statement_due_days: { name: 'o vencimento da fatura', show: unit('dia', 'dias') },
  shorten_days: { name: 'encurtar caminhos', show: yesNo('sozinho, na véspera', 'a pedido') },
  visit_reminders: { name: 'os lembretes da visita', show: yesNo('enviar', 'não enviar') },
  date_reminders: { name: 'os lembretes de ensaio sem data', show: yesNo('enviar', 'não enviar') },
  hosting_notices: { name: 'os avisos de hospedagem que termina', show: yesNo('enviar', 'não enviar') },
  hosting_3_months: { name: 'a hospedagem por 3 meses', show: reais },
  hosting_6_months: { name: 'a hospedagem por 6 meses', show: reais },
  hosting_12_months: { name: 'a hospedagem por 12 meses', show: reais },
  archive_months: { name: 'o arquivo dos originais', show: unit('mês', 'meses') },
  weekly_digest: { name: 'o resumo da semana', show: yesNo('enviar', 'não enviar') },
  hours: { name: 'os horários das visitas', show: hoursText },
  travel_minutes: { name: 'o deslocamento', show: unit('minuto', 'minutos') },
  position: { name: 'a posição do imóvel' },
  tags: { name: 'a lista', show: list(tagText) },
  lines: { name: 'as linhas', show: (value) => (Array.isArray(value) ? value.join(' ') : '') },
  subject: { name: 'o assunto' },
  opening: { name: 'as primeiras linhas' },
  name: { name: 'o nome' },
  corporate_name: { name: 'a razão social' },
  identification: { name: 'o CNPJ', show: (value) => formatCnpj(String(value)) },
  phone: { name: 'o telefone', show: (value) => formatPhone(String(value)) },
  state: { name: 'o estado' },
  city: { name: 'a cidade' },
  time_zone: { name: 'o fuso horário' },
  active: { name: 'a situação', show: yesNo('ativo', 'inativo') },
  payment_plan: { name: 'o plano', show: plan },
  role: { name: 'o papel', show: from({ ...clientRoleNames, ...roleNames }) },
  working_days: {
    name: 'os dias de trabalho',
    show: list((day) => weekdayNames[Number(day)] ?? String(day)),
  },
  base_cep: { name: 'o CEP de onde sai', show: (value) => formatPostalCode(String(value)) },
  skills: { name: 'o que faz além de fotos', show: list(from(skillLabels)) },
  item_ids: { name: 'os itens', show: list((id) => from(itemNames)(id)) },
  orientations: { name: 'as orientações', show: list((one) => orientationText(one)) },
  vertical_id: { name: 'o ramo', show: from({ 1: 'imóveis', 2: 'carros' }) },
  area_up_to: { name: 'a área máxima', show: squareMetres },
  price_cents: { name: 'o preço', show: cents },
  discount_title: { name: 'o desconto anunciado' },
  code: { name: 'o código' },
  discount: { name: 'o desconto' },
  first_day: { name: 'o primeiro dia' },
  last_day: { name: 'o último dia' },
  most_uses: { name: 'o limite de pedidos', show: unit('pedido', 'pedidos') },
  once_per_company: { name: 'o uso por empresa', show: yesNo('uma vez', 'sem limite') },
  only_service: { name: 'o único serviço' },
  only_company: { name: 'a única empresa' },
  tells: { name: 'o aviso ao contato', show: yesNo('enviado', 'não enviado') },
}

function orientationText(one: unknown): string {
  return typeof one === 'object' && one !== null && 'orientation' in one ? `“${one.orientation}”` : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(key: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const show = fields[key]?.show
  if (show) return show(value)
  if (typeof value === 'string') return isLocalDate(value) ? formatDate(value) : value
  return JSON.stringify(value)
}

// The database sorts the keys of `detail` by their length.
const order = Object.keys(fields)
const place = (key: string) => order.indexOf(key)

/** A changed field with its article, for a sentence. */
export interface Changed extends AuditChange {
  name: string
}

function changed(key: string, before: unknown, after: unknown): Changed {
  const name = fields[key]?.name ?? key
  const label = name.replace(/^(o|a|os|as) /, '')
  return {
    name,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    from: shown(key, before),
    to: shown(key, after),
  }
}

/** The differing fields of an event's `detail`: `{ from, to }` of a change, or what was entered; `only` names the field of single values. */
export function changesOf(detail: Record<string, unknown>, only?: string): Changed[] {
  const { from: before, to: after } = detail
  if (isObject(before) && isObject(after)) {
    return Object.keys({ ...before, ...after })
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .toSorted((one, other) => place(one) - place(other))
      .map((key) => changed(key, before[key], after[key]))
  }
  if (only !== undefined && after !== undefined) return [changed(only, before, after)]
  return Object.entries(detail)
    .filter(([key, value]) => fields[key] !== undefined && shown(key, value) !== null)
    .map(([key, value]) => changed(key, null, value))
}

/** `de 4 para 3 dias`: a unit that both have is said once. */
export function fromTo({ from: before, to: after }: AuditChange): string {
  if (before === null) return `para ${after ?? 'vazio'}`
  if (after === null) return `de ${before} para vazio`
  const [, number, word] = before.match(/^([\d.,]+) (\S+)$/) ?? []
  return `de ${word !== undefined && after.endsWith(` ${word}`) ? number : before} para ${after}`
}
