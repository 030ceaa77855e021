import { addressTitle } from '../address/parts.ts'
import type { Address } from '../address/schema.ts'
import { atStart } from '../company/in-sentence.ts'
import { isMobile, phoneToE164 } from '../person/phone.ts'
import { firstNameOf } from '../person/text.ts'

/** The invitation to choose a day: recipient, sender and property. */
export interface Invited {
  /** The recipient's full name. */
  name?: string | null
  company?: string | null
  address: Pick<Address, 'address_components'>
  /** The unit, in the format of `unitText`. */
  unit?: string
}

/** The message around a scheduling link; the link is alone on the last line so that phones preview it. */
export function invitationText({ name, company, address, unit }: Invited, url: string): string {
  const first = name && firstNameOf(name)
  const place = [addressTitle(address), unit].filter(Boolean).join(', ')
  const what = company
    ? `${atStart(company)} solicitou um ensaio do imóvel em ${place}.`
    : `Vamos fazer o ensaio do imóvel em ${place}.`
  return `${first ? `Olá, ${first}!` : 'Olá!'} ${what} Escolha o melhor dia e horário:\n${url}`
}

/** A WhatsApp link with a message, to a mobile phone; without one the sender picks the recipient. */
export function whatsAppUrl(message: string, phone?: string | null): string {
  const to = phone && isMobile(phone) ? phoneToE164(phone).slice(1) : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(message)}`
}

/** A `mailto:` link with subject and text; without an address the sender fills it in. */
export function mailUrl(subject: string, message: string, email?: string | null): string {
  const text = message.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(email ?? '').replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
