/** A message to a phone: its name in "Caixa de saída", and its words; they are those of the approved template (rule phone-messages). */
interface PhoneText {
  label: string
  text: string
}

/** Whatever a message may say between braces. */
type PhoneWord = 'nome' | 'empresa' | 'lugar' | 'quando' | 'dia' | 'visitas' | 'link' | 'sair'

/** The values of a message's words. */
export type PhoneWords = Partial<Record<PhoneWord, string>>

/** What messages to phones tell. */
export const phoneKinds = [
  'scheduling_link',
  'date_missing',
  'new_date',
  'visit_booked',
  'visit_moved',
  'visit_canceled',
  'visit_reminder',
  'photographer_booked',
  'photographer_moved',
  'photographer_canceled',
  'day_summary',
  'channel_test',
] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** The words of every message, without their common end. */
const texts: Record<PhoneKind, PhoneText> = {
  scheduling_link: {
    label: 'Link para escolher a data',
    text: 'Olá, {nome}! {empresa} pediu um ensaio fotográfico do imóvel: {lugar}. Escolha o melhor dia e horário: {link}',
  },
  date_missing: {
    label: 'Falta escolher a data',
    text: 'Olá, {nome}! Falta escolher o dia do ensaio fotográfico: {lugar}. Veja os horários livres: {link}',
  },
  new_date: {
    label: 'Escolha outra data',
    text: 'Olá, {nome}! A visita do fotógrafo precisa de outra data: {lugar}. Escolha o melhor dia e horário: {link}',
  },
  visit_booked: {
    label: 'Visita agendada',
    text: 'Olá, {nome}! A visita do fotógrafo está marcada: {lugar}, {quando}. Veja ou mude aqui: {link}',
  },
  visit_moved: {
    label: 'Visita remarcada',
    text: 'Olá, {nome}! A visita do fotógrafo mudou de horário: {lugar}, agora {quando}. Veja ou mude aqui: {link}',
  },
  visit_canceled: {
    label: 'Visita cancelada',
    text: 'Olá, {nome}! A visita do fotógrafo foi cancelada: {lugar}, {quando}. Não é preciso fazer nada.',
  },
  visit_reminder: {
    label: 'Lembrete da visita',
    text: 'Olá, {nome}! O fotógrafo vem {dia}: {lugar}, {quando}. Como preparar tudo para a visita: {link}',
  },
  photographer_booked: {
    label: 'Nova visita',
    text: 'Olá, {nome}! Você tem uma nova visita: {lugar}, {quando}. Os detalhes estão aqui: {link}',
  },
  photographer_moved: {
    label: 'Visita remarcada',
    text: 'Olá, {nome}! Uma visita sua mudou de horário: {lugar}, agora {quando}. Os detalhes estão aqui: {link}',
  },
  photographer_canceled: {
    label: 'Visita que não é mais sua',
    text: 'Olá, {nome}! Você não precisa mais ir a esta visita: {lugar}, {quando}. Ela foi cancelada ou passou para outra pessoa.',
  },
  day_summary: {
    label: 'Resumo do dia',
    text: 'Olá, {nome}! Seu resumo: {visitas}, {dia}. A primeira: {lugar}, {quando}. Os detalhes estão aqui: {link}',
  },
  channel_test: { label: 'Teste', text: 'Olá, {nome}! Este é um teste: as mensagens chegam a este número.' },
}

const end = ' Para não receber mais mensagens, responda SAIR ou abra {sair} e escolha.'
const inBraces = /\{([a-z]+)\}/g

function wholeText(kind: PhoneKind): string {
  return `${texts[kind].text}${end}`
}

/** The name of a message in "Caixa de saída" and in the history. */
export function phoneLabel(kind: PhoneKind): string {
  return texts[kind].label
}

/** The template of a message as WhatsApp approves it, with numbered placeholders: `Olá, {{1}}! …`. */
export function phoneTemplate(kind: PhoneKind): string {
  let count = 0
  return wholeText(kind).replace(inBraces, () => {
    count += 1
    return `{{${count}}}`
  })
}

/** In a template, a value has no line break, tab or run of spaces. */
function plain(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 300)
}

/** The values of a template's placeholders, in their order. */
export function templateValues(kind: PhoneKind, words: PhoneWords): string[] {
  return [...wholeText(kind).matchAll(inBraces)].map(([, name = '']) => plain(words[name as PhoneWord] ?? ''))
}

/** A message as its reader sees it. */
export function phoneText(kind: PhoneKind, words: PhoneWords): string {
  return wholeText(kind).replace(inBraces, (_, name: PhoneWord) => plain(words[name] ?? ''))
}
