import { type CalendarEvent, type HouseWords, houseWords, type KeptHouseBrand } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { escaped } from './escaped.ts'
import { contactLine, layout, looksOf } from './layout.ts'
import { type Topic, visitSubject } from './place.ts'

/** The house's name in sentences, and the time zone of what belongs to no property. */
type Sender = HouseWords & { zone: string }

/** A line of text, which may name the house. */
type Words = string | ((house: Sender) => string)

/** A part of a mail: a paragraph, some facts, a list, a link to follow, or a remark in small type. */
export type Part =
  | Words
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { title: string; items: readonly string[] }
  | { label: Words; url: string }
  | { remark: string }

/** The content of a mail, from which text and HTML are written. */
export interface Message {
  recipient: string
  /** Their name as typed; null when unknown. */
  name: string | null
  /** The event; the writer adds the ensaio of `about`. */
  subject: Words
  /** Null for a mail about no ensaio. */
  about: Topic | null
  parts: readonly Part[]
  /** The visit to attach as a calendar file. */
  event?: CalendarEvent | null
}

/** `Olá, Ana!`; leaves out text that is no first name, because strangers type names and could enter an advert. */
export function greeting(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}’'-]{2,30}$/u.test(first) ? `Olá, ${first}!` : 'Olá!'
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

function asText(part: Worded): string {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('items' in part) return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n')
  if ('remark' in part) return part.remark
  return `${part.label}:\n${part.url}`
}

function asHtml(part: Worded, house: KeptHouseBrand): string {
  const looks = looksOf(house)
  if (typeof part === 'string') return `<p style="${looks.paragraph}">${escaped(part)}</p>`
  if ('remark' in part) return `<p style="${looks.small}">${escaped(part.remark)}</p>`
  if ('facts' in part) {
    const lines = part.facts.map(
      ([label, value]) =>
        `<dt style="${looks.label}">${escaped(label)}</dt><dd style="${looks.value}">${escaped(value)}</dd>`,
    )
    return `<dl style="${looks.facts}">${lines.join('')}</dl>`
  }
  if ('items' in part) {
    const items = part.items.map((item) => `<li>${escaped(item)}</li>`)
    return `<h2 style="${looks.title}">${escaped(part.title)}</h2><ul style="${looks.list}">${items.join('')}</ul>`
  }
  const url = escaped(part.url)
  return `<p style="${looks.action}"><a href="${url}" style="${looks.button}">${escaped(part.label)}</a></p>
<p style="${looks.small}">Se o botão não abrir, use este endereço: <a href="${url}" style="${looks.link}">${url}</a></p>`
}

/** Prepares a message, to be written as text and HTML by the house that sends it. */
export function writeLetter({ recipient, name, parts, event = null, ...message }: Message): Letter {
  const { about } = message
  const writtenBy = (house: KeptHouseBrand) => {
    const words = { ...houseWords(house.brand.name), zone: house.brand.time_zone }
    const event = said(message.subject, words)
    const subject = about === null ? event : visitSubject(event, about)
    const contact = contactLine(house.brand)
    const all = [greeting(name), ...parts].map((part) => wordedBy(part, words))
    return {
      subject,
      text: `${[...all.map(asText), ...contact].join('\n\n')}\n`,
      html: layout({ subject, body: all.map((part) => asHtml(part, house)).join('\n'), house }),
    }
  }
  return { recipient, name, writtenBy, event }
}
