import { choiceRefusal, type Favorites, withNoun } from '@ensaio/domain'
import { CircleCheck, Heart } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Banner } from '../../../../primitives/feedback/Banner/Banner.tsx'
import { Row } from '../../../../primitives/layout/Layout/Layout.tsx'
import { photoCount } from '../photo-words.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const chosen = (count: number) => withNoun(count, 'escolhida', 'escolhidas')

/** A requested choice of photos: its progress until it is sent, and the actions of its viewer. */
export function ChoiceBar(props: {
  favorites: Favorites
  /** Sends the choice; clients only. */
  onSend: (() => Promise<unknown>) | undefined
  /** Opens the dialog that asks for the number; staff only. */
  onAsk: (() => void) | undefined
  /** Takes the request back; staff only. */
  onTakeBack: (() => Promise<unknown>) | undefined
}) {
  const { favorites, onSend, onAsk, onTakeBack } = props
  const [isSending, setSending] = useState(false)
  const words = useId()
  const { wanted, sent_at, sent_by, photo_ids } = favorites
  const count = photo_ids.length
  const total = wanted ?? 0
  const refusal = choiceRefusal(favorites)
  if (sent_at !== null) {
    return (
      <Banner
        tone="green"
        icon={<CircleCheck {...icon} />}
        action={
          onAsk && (
            <Button size="small" onPress={onAsk}>
              Pedir de novo
            </Button>
          )
        }
      >
        {sent_by === null
          ? `${photoCount(count)} na escolha enviada.`
          : `${sent_by} enviou a escolha: ${photoCount(count)}.`}
      </Banner>
    )
  }
  return (
    <>
      <Banner
        tone="yellow"
        icon={<Heart {...icon} />}
        action={
          <Row gap={8}>
            {onSend && (
              <Button
                size="small"
                variant="primary"
                disabled={refusal !== null}
                describedBy={refusal === null ? undefined : words}
                onPress={() => setSending(true)}
              >
                Enviar escolha
              </Button>
            )}
            {onAsk && (
              <Button size="small" onPress={onAsk}>
                Mudar o número
              </Button>
            )}
            {onTakeBack && (
              <Button size="small" onPress={onTakeBack}>
                Desfazer o pedido
              </Button>
            )}
          </Row>
        }
      >
        <span id={words}>
          {!onSend
            ? `Esperando a escolha do cliente: ${chosen(count)} de ${total}.`
            : count > total
              ? `${chosen(count)}. ${refusal}`
              : `Escolha até ${photoCount(total)}, pelo coração: ${chosen(count)}.`}
        </span>
      </Banner>
      {onSend && (
        <ConfirmDialog
          open={isSending}
          variant="primary"
          title={`Enviar a escolha de ${photoCount(count)}?`}
          description={
            count < total
              ? `Você pode escolher mais ${total - count}. Depois de enviada, só a nossa equipe reabre a escolha.`
              : 'Depois de enviada, só a nossa equipe reabre a escolha.'
          }
          action="Enviar escolha"
          onConfirm={onSend}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
