import { formatPhone, isMobile, type PublicProperty, phoneToE164, publicationWhatsApp } from '@ensaio/domain'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Way, Ways } from './ContactWays.styles.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** WhatsApp for a mobile number, the phone and the e-mail of the contact. `short` for the bar of phones: two of them at most. */
export function ContactWays(props: {
  contact: NonNullable<PublicProperty['contact']>
  /** The property's headline, and the page's address, for the message. */
  title: string
  address: string
  short?: boolean
}) {
  const { title, address, short = false } = props
  const { phone, email } = props.contact
  const whatsApp = phone && isMobile(phone) ? publicationWhatsApp(phone, title, address) : null
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(title)}`
  const ways = (
    <>
      {whatsApp && (
        <Way href={whatsApp} target="_blank" rel="noopener noreferrer" data-main="true">
          <MessageCircle {...icon} />
          {short ? 'WhatsApp' : 'Falar por WhatsApp'}
        </Way>
      )}
      {phone && (
        <Way href={`tel:${phoneToE164(phone)}`} data-main={short && !whatsApp ? true : undefined}>
          <Phone {...icon} />
          {short ? 'Ligar' : formatPhone(phone)}
        </Way>
      )}
      {mail && (!short || !phone) && (
        <Way href={mail} data-main={short ? true : undefined}>
          <Mail {...icon} />
          {short ? 'Enviar e-mail' : email}
        </Way>
      )}
    </>
  )
  return short ? ways : <Ways>{ways}</Ways>
}
