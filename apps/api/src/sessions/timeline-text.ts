import {
  formatCents,
  formatDate,
  formatDifference,
  formatLongInstant,
  type PhoneChannel,
  type PhoneKind,
  type PreferredPeriod,
  type PreparednessAnswer,
  type ProductStatus,
  phoneChannelLabels,
  phoneLabel,
  preferredPeriodText,
  productStatusLabel,
  type SessionStatus,
  statusLongLabel,
  withNoun,
} from '@ensaio/domain'
import type { SessionEventKind } from '../database/tables/session.ts'

/** The facts behind a timeline entry: one event or several similar ones. */
export interface TimelineFacts {
  kind: SessionEventKind
  detail: Record<string, unknown>
  /** The number of events in this entry. */
  count: number
  /** The name of the product concerned: "Fotos profissionais". */
  product: string | null
  /** The newly assigned photographer. */
  provider: string | null
  timeZone: string
  /** The member of staff who did it, by name; null for others. */
  staff: string | null
  /** The name of the house (rule house-brand). */
  house: string
  /** Are reasons of prices told? To staff only. */
  isForStaff: boolean
  /** Are notes told? Photographers read them while the visit is near (rule photographer-window). */
  tellsNotes: boolean
  /** Are prices told? Photographers read none (rule photographer-window). */
  tellsPrices: boolean
}

const counted = (one: string, many: (count: number) => string) => (facts: TimelineFacts) =>
  facts.count === 1 ? one : many(facts.count)
const to =
  (verb: string) =>
  ({ detail, timeZone }: TimelineFacts) =>
    typeof detail.to === 'string'
      ? `${verb} o ensaio para ${formatLongInstant(detail.to, timeZone)}`
      : `${verb} o ensaio`
const about = (text: string) => (facts: TimelineFacts) =>
  facts.product === null ? text : `${text} em ${facts.product}`

const agreedText = ({ detail, isForStaff }: TimelineFacts) =>
  isForStaff && typeof detail.reason === 'string' && typeof detail.list_cents === 'number'
    ? `. Preço combinado: ${formatCents(Number(detail.price_cents))} em vez de ${formatCents(detail.list_cents)} (${detail.reason})`
    : ''

const couponText = ({ detail, tellsPrices }: TimelineFacts) =>
  tellsPrices && typeof detail.coupon === 'string' && typeof detail.list_cents === 'number'
    ? ` com o cupom ${detail.coupon}: ${formatCents(Number(detail.price_cents))} em vez de ${formatCents(detail.list_cents)}`
    : ''

const named = (service: unknown) => (service as { name?: string } | undefined)?.name ?? 'outro serviço'

/** The sentence about a move into a status; null where the name of the status says enough. */
const moves: Record<SessionStatus, string | null> = {
  1: 'Pediu uma nova data para o ensaio',
  2: 'Desfez o registro de que a visita aconteceu',
  3: null,
  4: 'Registrou que a visita aconteceu',
  5: null,
  6: 'Registrou que não havia quem recebesse o fotógrafo',
  7: 'Registrou que o fotógrafo não compareceu',
  8: 'Pôs o material em revisão',
}

function moveText(to: SessionStatus): string {
  return moves[to] ?? `Mudou a situação para “${statusLongLabel(to)}”`
}

const answers: Record<PreparednessAnswer, string> = {
  ready: 'Respondeu que está tudo pronto para a visita',
  another_day: 'Respondeu que precisa de outro dia',
  note: 'Deixou um recado',
}

const answered = ({ detail, tellsNotes }: TimelineFacts) =>
  `${answers[detail.answer as PreparednessAnswer] ?? answers.note}${tellsNotes && detail.note ? `: “${detail.note}”` : ''}`

const readers: Record<string, string> = {
  holder: 'a quem recebe o fotógrafo',
  orderer: 'a quem pediu o ensaio',
  photographer: 'ao fotógrafo',
}

/** Clients are told of their own messages that left; staff also of the photographer's, and of those that failed (rule phone-messages). */
function messagedText({ detail, isForStaff }: TimelineFacts): string | null {
  const { channel, message, reader, failure } = detail as Record<string, string>
  if (!isForStaff && (failure !== undefined || reader === 'photographer')) return null
  const what = `“${phoneLabel(message as PhoneKind)}” ${readers[reader ?? ''] ?? ''} por ${phoneChannelLabels[channel as PhoneChannel]}`
  return failure === undefined ? `Mensagem enviada: ${what}` : `Mensagem não enviada: ${what}. ${failure}`
}

const texts: Record<SessionEventKind, (facts: TimelineFacts) => string | null> = {
  created: (facts) =>
    `${facts.staff === null ? 'Pediu o ensaio' : `Pedido por ${facts.house} (${facts.staff})`}${agreedText(facts)}${couponText(facts)}`,
  scheduled: to('Agendou'),
  rescheduled: to('Reagendou'),
  informed: () => 'Atualizou quem recebe o fotógrafo',
  unable: ({ detail }) =>
    `Avisou que não pode receber o fotógrafo${detail.reason ? `: “${detail.reason}”` : ''}`,
  canceled: () => 'Cancelou o ensaio',
  moved: ({ detail }) => moveText(detail.to as SessionStatus),
  reassigned: ({ provider }) =>
    provider === null ? 'Trocou o fotógrafo' : `Trocou o fotógrafo: vai ${provider}`,
  contact_changed: () => 'Atualizou os dados de contato',
  service_changed: ({ detail, tellsPrices }) => {
    const change = `Serviço mudado de ${named(detail.from)} para ${named(detail.to)}`
    if (!tellsPrices) return change
    const coupon = typeof detail.coupon === 'string' ? ` (cupom ${detail.coupon})` : ''
    return `${change}: ${formatDifference(Number(detail.difference_cents))}${coupon}`
  },
  property_changed: () => 'Atualizou os dados do imóvel',
  rated: ({ detail }) => `Avaliou o ensaio com ${withNoun(Number(detail.rate), 'estrela', 'estrelas')}`,
  correction_requested: (facts) =>
    `${about('Pediu uma correção')(facts)}${facts.detail.description ? `: “${facts.detail.description}”` : ''}`,
  originals_archived: () => 'Os originais das fotos foram para o arquivo',
  originals_asked: () => 'Pediu os originais das fotos de volta',
  originals_back: ({ detail }) =>
    `Os originais das fotos voltaram do arquivo, até ${formatDate(String(detail.until))}`,
  hosting_renewed: ({ detail, isForStaff, tellsPrices }) => {
    const period = `por ${withNoun(Number(detail.months), 'mês', 'meses')}, até ${formatDate(String(detail.until))}`
    if (typeof detail.note === 'string')
      return `Renovou a hospedagem ${period}, sem custo${isForStaff ? `: “${detail.note}”` : ''}`
    return `Renovou a hospedagem ${period}${tellsPrices ? `: ${formatCents(Number(detail.price_cents))}` : ''}`
  },
  choice_asked: (facts) =>
    typeof facts.detail.wanted === 'number'
      ? about(`Pediu que a empresa escolha ${withNoun(facts.detail.wanted, 'foto', 'fotos')}`)(facts)
      : about('Desfez o pedido de escolha de fotos')(facts),
  choice_sent: (facts) => about(`Escolheu ${withNoun(Number(facts.detail.count), 'foto', 'fotos')}`)(facts),
  product_moved: ({ product, detail }) =>
    `Marcou ${product ?? 'um produto'} como “${productStatusLabel(detail.to as ProductStatus)}”`,
  delivered: () => 'Entregou o ensaio',
  photo_added: counted('Enviou uma foto', (count) => `Enviou ${count} fotos`),
  photo_removed: counted('Excluiu uma foto', (count) => `Excluiu ${count} fotos`),
  photo_replaced: counted('Trocou uma foto', (count) => `Trocou ${count} fotos`),
  photo_featured: () => 'Mudou a foto de destaque',
  photo_moved: () => 'Mudou a ordem das fotos',
  photo_tagged: counted('Mudou o ambiente de uma foto', (count) => `Mudou o ambiente de ${count} fotos`),
  photo_cropped: counted(
    'Escolheu o recorte de uma foto',
    (count) => `Escolheu o recorte de fotos ${count} vezes`,
  ),
  photo_panorama: counted(
    'Mudou se uma foto abre em 360°',
    (count) => `Mudou se fotos abrem em 360° ${count} vezes`,
  ),
  blueprint_added: counted('Enviou uma planta', (count) => `Enviou ${count} plantas`),
  blueprint_removed: counted('Excluiu uma planta', (count) => `Excluiu ${count} plantas`),
  plan_rooms_marked: counted(
    'Marcou os ambientes de uma planta',
    (count) => `Marcou os ambientes de plantas ${count} vezes`,
  ),
  tour_saved: () => 'Salvou o tour virtual',
  link_saved: about('Salvou o link de entrega'),
  video_added: counted('Adicionou um vídeo', (count) => `Adicionou ${count} vídeos`),
  video_poster_changed: () => 'Mudou a capa de um vídeo',
  video_captions_changed: ({ detail }) =>
    detail.removed ? 'Tirou as legendas de um vídeo' : 'Mudou as legendas de um vídeo',
  reminded: ({ detail, timeZone, isForStaff }) => {
    if (detail.reminder === 'day') return isForStaff ? 'Resumo do dia enviado ao fotógrafo' : null
    if (typeof detail.until === 'string')
      return `Aviso enviado: a hospedagem do tour termina em ${formatDate(detail.until)}`
    return typeof detail.to === 'string'
      ? `Lembrete enviado: visita de ${formatLongInstant(detail.to, timeZone)}`
      : 'Lembrete enviado: falta escolher o dia'
  },
  messaged: messagedText,
  preparedness: answered,
  arrival: ({ detail }) => {
    const what = detail.step === 'arrived' ? 'que chegou para a visita' : 'que está a caminho da visita'
    return detail.undone ? `Desfez o aviso de ${what}` : `Avisou ${what}`
  },
  page_published: () => 'Publicou a página do imóvel',
  page_withdrawn: () => 'Tirou do ar a página do imóvel',
  page_renewed: () => 'Trocou os endereços da página do imóvel',
  listing_published: () => 'Pôs o anúncio do imóvel nos portais',
  listing_withdrawn: () => 'Tirou o anúncio do imóvel dos portais',
  period_preferred: ({ detail, tellsNotes }) =>
    `Não achou um horário que sirva: prefere ${preferredPeriodText(detail as PreferredPeriod)}${tellsNotes && detail.note ? `: “${detail.note}”` : ''}`,
  video_removed: counted('Excluiu um vídeo', (count) => `Excluiu ${count} vídeos`),
}

/** Returns the text of an entry; null for event kinds of other versions, and for what clients are not told. */
export function timelineText(facts: TimelineFacts): string | null {
  return texts[facts.kind]?.(facts) ?? null
}

/** Can consecutive events of this kind be shown as one entry? */
export function isRepeatable(kind: SessionEventKind): boolean {
  return /^(photo|blueprint|video|tour|link|contact|property)_/.test(kind)
}
