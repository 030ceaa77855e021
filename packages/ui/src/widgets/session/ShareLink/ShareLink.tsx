import { mailUrl, whatsAppUrl } from '@ensaio/domain'
import { Mail, MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { PhoneOnly, Ways } from '../share/share-styles.ts'
import { useCanShare } from '../share/useCanShare.ts'

/** The props of `ShareLink`. */
export type ShareLinkProps = {
  /** The link, whole. */
  url: string
  /** The text of the invitation, the link on its last line (`invitationText`); null when the link can only be copied. */
  message: string | null
  /** Subject of a mail; without it none is offered. */
  subject?: string
  /** The recipient's mobile number for WhatsApp. */
  phone?: string | null
  /** The recipient's e-mail address. */
  email?: string | null
  /** The unit of the link, when a page has several: `Unidade 84`. */
  of?: string
  /** The id of the link's description. */
  describedBy?: string
  /** Another button, shown last. */
  children?: ReactNode
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Sends a scheduling link by the phone's share menu, by copying, by WhatsApp or by mail. */
export function ShareLink(props: ShareLinkProps) {
  const { url, message, subject, phone, email, of, describedBy, children } = props
  const named = (words: string) => (of ? `${words}, ${of}` : undefined)
  const canShare = useCanShare()

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
      {message && canShare && (
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
