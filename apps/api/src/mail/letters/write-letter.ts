import {
  addressTitle,
  type CalendarEvent,
  fillMailText,
  formatInstantDate,
  type HouseWords,
  houseWords,
  type KeptHouseBrand,
  type MailKind,
  type MailPart,
  type MailPlaceholder,
  type MailText,
  originalText,
} from '@ensaio/domain'
import { escaped } from '../../http/escaped.ts'
import type { Letter } from '../repository/outbox.ts'
import { contactLine, layout, looksOf } from './layout.ts'
import { type Topic, visitSubject } from './place.ts'

/** The house's name in sentences, and the time zone of what belongs to no property. */
type Sender = HouseWords & { zone: string }

/** A line of text, which may name the house. */
type Words = string | ((house: Sender) => string)

/** A place of a day's round: its time, what is said of it, and its links. */
interface Stop {
  title: string
  lines: readonly string[]
  links: readonly { label: string; url: string }[]
}

/** A part of a mail: a paragraph, some facts, the stops of a day, a list, a link to follow, a question with a link for each answer, or a remark in small type. */
export type Part =
  | Words
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { stops: readonly Stop[] }
  | { title: string; items: readonly string[] }
  | { label: Words; url: string }
  | { question: string; answers: readonly { label: string; url: string }[] }
  | { remark: string; page?: string }

/** The content of a mail, from which text and HTML are written. */
interface Content {
  recipient: string
  /** Their name as typed; null when unknown. */
  name: string | null
  /** Null for a mail about no ensaio. */
  about: Topic | null
  parts: readonly Part[]
  /** The visit to attach as a calendar file. */
  event?: CalendarEvent | null
  /** Ends with the way to turn such mails off (rule mail-preferences). */
  isOptional?: boolean
}

/** The values of a mail's placeholders beside those that the writer knows. */
type MailValues = Partial<Record<MailPlaceholder, Words>>

/** A mail whose subject and opening lines administrators change (rule mail-texts). */
interface Editable {
  kind: MailKind
  values?: MailValues
  /** For readers of our own team, who get its original words. */
  isFixed?: boolean
}

/** A mail with its own words, or with those of a kind. The subject says the event; the writer adds the ensaio of `about`. */
export type Message = Content & ({ subject: Words } | Editable)

/** The first name; null for text that is none, because strangers type names and could enter an advert. */
function firstName(name: string | null): string | null {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}’'-]{2,30}$/u.test(first) ? first : null
}

/** `Olá, Ana!`; leaves out text that is no first name. */
export function greeting(name: string | null): string {
  const first = firstName(name)
  return first === null ? 'Olá!' : `Olá, ${first}!`
}

function said(words: Words, house: Sender): string {
  return typeof words === 'string' ? words : words(house)
}

/** A part whose words name the house. */
type Worded = Exclude<Part, Words | { url: string }> | string | { label: string; url: string }

function wordedBy(part: Part, house: Sender): Worded {
  if (typeof part === 'string' || typeof part === 'function') return said(part, house)
  return 'url' in part ? { ...part, label: said(part.label, house) } : part
}

function stopText({ title, lines, links }: Stop): string {
  return [title, ...lines, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n')
}

function asText(part: Worded): string {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('stops' in part) return part.stops.map(stopText).join('\n\n')
  if ('items' in part) return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n')
  if ('question' in part) {
    return [part.question, ...part.answers.map(({ label, url }) => `- ${label}: ${url}`)].join('\n')
  }
  if ('remark' in part) return part.page === undefined ? part.remark : `${part.remark}\n${part.page}`
  return `${part.label}:\n${part.url}`
}

function asHtml(part: Worded, house: KeptHouseBrand): string {
  const looks = looksOf(house)
  if (typeof part === 'string') return `<p style="${looks.paragraph}">${escaped(part)}</p>`
  if ('remark' in part) {
    const words = escaped(part.remark)
    const url = part.page === undefined ? null : escaped(part.page)
    const linked = url === null ? words : `<a href="${url}" style="${looks.link}">${words}</a>`
    return `<p style="${looks.small}">${linked}</p>`
  }
  if ('facts' in part) {
    const lines = part.facts.map(
      ([label, value]) =>
        `<dt style="${looks.label}">${escaped(label)}</dt><dd style="${looks.value}">${escaped(value)}</dd>`,
    )
    return `<dl style="${looks.facts}">${lines.join('')}</dl>`
  }
  if ('stops' in part) {
    const stops = part.stops.map(({ title, lines, links }) => {
      const linked = links.map(
        ({ label, url }) => `<a href="${escaped(url)}" style="${looks.link}">${escaped(label)}</a>`,
      )
      const said = [...lines.map(escaped), linked.join(' · ')].join('<br>')
      return `<dt style="${looks.value};margin:0">${escaped(title)}</dt><dd style="${looks.stop}">${said}</dd>`
    })
    return `<dl style="${looks.facts}">${stops.join('')}</dl>`
  }
  if ('items' in part) {
    const items = part.items.map((item) => `<li>${escaped(item)}</li>`)
    return `<h2 style="${looks.title}">${escaped(part.title)}</h2><ul style="${looks.list}">${items.join('')}</ul>`
  }
  if ('question' in part) {
    const answers = part.answers.map(
      ({ label, url }) => `<a href="${escaped(url)}" style="${looks.answer}">${escaped(label)}</a>`,
    )
    return `<h2 style="${looks.title}">${escaped(part.question)}</h2><p style="${looks.answers}">${answers.join(' ')}</p>`
  }
  const url = escaped(part.url)
  return `<p style="${looks.action}"><a href="${url}" style="${looks.button}">${escaped(part.label)}</a></p>
<p style="${looks.small}">Se o botão não abrir, use este endereço: <a href="${url}" style="${looks.link}">${url}</a></p>`
}

function asParts(part: Worded): MailPart[] {
  if (typeof part === 'object' && 'question' in part) {
    return [
      { is: 'paragraph', text: part.question },
      ...part.answers.map(({ label }) => ({ is: 'action', label }) as const),
    ]
  }
  return [asPart(part)]
}

function asPart(part: Exclude<Worded, { question: string }>): MailPart {
  if (typeof part === 'string') return { is: 'paragraph', text: part }
  if ('facts' in part) return { is: 'facts', facts: part.facts.map(([label, value]) => ({ label, value })) }
  if ('stops' in part) {
    const facts = part.stops.map(({ title, lines }) => ({ label: title, value: lines.join(', ') }))
    return { is: 'facts', facts }
  }
  if ('items' in part) return { is: 'list', title: part.title, items: [...part.items] }
  return 'remark' in part ? { is: 'remark', text: part.remark } : { is: 'action', label: part.label }
}

function valuesOf({ name, about }: Content, given: MailValues, house: Sender) {
  const known: MailValues = {
    nome: firstName(name) ?? 'você',
    casa: house.name,
    'à casa': house.to,
    'da casa': house.of,
    'na casa': house.at,
    endereço: about === null ? '' : addressTitle(about.address),
    data: about === null || about.start === null ? '' : formatInstantDate(about.start, about.timeZone),
    ...given,
  }
  return Object.fromEntries(Object.entries(known).map(([key, words]) => [key, said(words, house)]))
}

/** Subject and first paragraphs: those of its kind, which administrators may have changed, else its own subject (rule mail-texts). */
function wordsOf(message: Message, house: Sender, saved: MailText | null) {
  if (!('kind' in message)) return { subject: said(message.subject, house), opening: [] }
  const values = valuesOf(message, message.values ?? {}, house)
  const { subject, opening } = (message.isFixed ? null : saved) ?? originalText(message.kind)
  const lines = opening.split('\n').filter((line) => line.trim() !== '')
  return {
    subject: fillMailText(subject, values),
    opening: lines.map((line) => fillMailText(line, values)),
  }
}

/** The last lines of a mail that its reader may turn off, with a link to their preferences; a preview has no link. */
function ending(preferencesUrl: string | null): Part {
  const remark = 'Não quer mais receber mensagens como esta? Escolha o que chega.'
  return preferencesUrl === null ? { remark } : { remark, page: preferencesUrl }
}

/** Prepares a message, to be written as text and HTML by the house that sends it. */
export function writeLetter(message: Message): Letter {
  const { recipient, name, parts, about, event = null, isOptional = false } = message
  const writtenBy = (
    house: KeptHouseBrand,
    saved: MailText | null = null,
    preferencesUrl: string | null = null,
  ) => {
    const sender = { ...houseWords(house.brand.name), zone: house.brand.time_zone }
    const words = wordsOf(message, sender, saved)
    const subject = about === null ? words.subject : visitSubject(words.subject, about)
    const contact = contactLine(house.brand)
    const end = isOptional ? [ending(preferencesUrl)] : []
    const all = [greeting(name), ...words.opening, ...parts, ...end].map((part) => wordedBy(part, sender))
    return {
      subject,
      text: `${[...all.map(asText), ...contact].join('\n\n')}\n`,
      html: layout({ subject, body: all.map((part) => asHtml(part, house)).join('\n'), house }),
      parts: all.flatMap(asParts),
    }
  }
  const kind = 'kind' in message && !message.isFixed ? message.kind : null
  return { recipient, name, kind, writtenBy, event }
}
