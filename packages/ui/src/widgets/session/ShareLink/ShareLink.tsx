import { mailUrl, whatsAppUrl } from '@ensaio/domain'
import { Mail, MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { canShare } from '../share/can-share.ts'
import { PhoneOnly, Ways } from '../share/share-styles.ts'

/** What sharing a scheduling link takes. */
export type ShareLinkProps = {
  /** The link, whole. */
  url: string
  /** What goes with it, the link on its last line (`invitationText`); null where it can only be copied. */
  message: string | null
  /** Subject of a mail; without it none is offered. */
  subject?: string
  /** Whom WhatsApp goes to, where the phone is a mobile. */
  phone?: string | null
  /** Whom the mail goes to. */
  email?: string | null
  /** What the link is of, where there are several on the page: `Unidade 84`. */
  of?: string
  /** The id of what is said about the link. */
  describedBy?: string
  /** Another way, at the end. */
  children?: ReactNode
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Sends a scheduling link: by the menu of the phone where there is one, by a copy, by WhatsApp, by mail. */
export function ShareLink(props: ShareLinkProps) {
  const { url, message, subject, phone, email, of, describedBy, children } = props
  const named = (words: string) => (of ? `${words}, ${of}` : undefined)

  async function share(text: string) {
    try {
      await navigator.share({ text })
    } catch (reason) {
      // Closing the menu without choosing is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
    }
  }

  return (
    <Ways>
      {message && canShare() && (
        <PhoneOnly>
          <Button
            size="small"
            onPress={() => share(message)}
            label={named('Compartilhar')}
            icon={<Share2 {...icon} />}
          >
            Compartilhar
          </Button>
        </PhoneOnly>
      )}
      <CopyLink text={url} of={of} describedBy={describedBy} />
      {message && (
        <Button
          size="small"
          href={whatsAppUrl(message, phone)}
          external
          label={named('Enviar por WhatsApp')}
          icon={<MessageCircle {...icon} />}
        >
          Enviar por WhatsApp
        </Button>
      )}
      {message && subject && (
        <Button
          size="small"
          href={mailUrl(subject, message, email)}
          external
          label={named('Enviar por e-mail')}
          icon={<Mail {...icon} />}
        >
          Enviar por e-mail
        </Button>
      )}
      {children}
    </Ways>
  )
}
