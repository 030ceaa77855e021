import { centsOf, formatCents, formatDifference, type ServiceOffer, type ServiceOffers } from '@ensaio/domain'
import { Wallet } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'

const waiting = (
  <Stack gap={16}>
    <Skeleton height="56px" />
    <Skeleton height="56px" />
  </Stack>
)

function hintOf({ price, added, removed, refusal }: ServiceOffer): string {
  return [
    formatCents(centsOf(price)),
    added.length > 0 && `inclui ${added.join(', ')}`,
    removed.length > 0 && `sai ${removed.join(', ')}`,
    refusal,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a difference does, in one sentence; `balance` in reais, null when the ensaio is billed. */
function consequenceOf(difference: number, balance: number | null): string {
  const cents = centsOf(difference)
  const sum = formatCents(Math.abs(cents))
  if (cents === 0) return 'O preço é o mesmo.'
  if (balance === null) return cents > 0 ? `${sum} a mais na fatura.` : `${sum} a menos na fatura.`
  const after = formatCents(centsOf(balance) - cents)
  const what = cents > 0 ? `${sum} saem do crédito` : `${sum} voltam ao crédito`
  return `${what}: o saldo fica em ${after}.`
}

/** The question of `ServiceChange`: one service among the offers, and what it costs. */
export function ServiceDialog(props: {
  offers: Remote<ServiceOffers>
  onAsk: Press
  onChange: (offer: ServiceOffer) => Promise<unknown>
  creditHref?: string | undefined
  title: string
  open: boolean
  onClose: () => void
}) {
  const { offers, title, open, onAsk, onChange, creditHref } = props
  const group = useId()
  const [chosenId, setChosen] = useState<number | null>(null)
  const { close, run } = useDialogAction(() => {
    setChosen(null)
    props.onClose()
  })
  const known: ServiceOffers | null = offers.state === 'ready' ? offers.value : null
  const chosen = known?.offers.find(({ service }) => service.id === chosenId) ?? null
  const balance = known?.balance ?? null
  const missing = chosen && balance !== null ? centsOf(chosen.difference) - centsOf(balance) : 0
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={`O preço é o de hoje${known?.coupon ? `, com o cupom ${known.coupon} do pedido` : ''}. Nada muda antes de você confirmar.`}
      actions={
        <>
          <Button
            variant="primary"
            disabled={chosen === null || missing > 0}
            onPress={() => (chosen === null ? undefined : run(() => onChange(chosen)))}
          >
            {chosen === null ? 'Confirmar' : `Confirmar ${formatDifference(centsOf(chosen.difference))}`}
          </Button>
          <Button onPress={close}>Voltar</Button>
        </>
      }
    >
      <Await
        remote={offers}
        onRetry={onAsk}
        failureTitle="Não foi possível carregar os serviços"
        waiting={waiting}
      >
        {(value) =>
          value.offers.length === 0 ? (
            <Text soft>Não há outro serviço para este ensaio.</Text>
          ) : (
            <Stack gap={16}>
              <Stack gap={16} role="radiogroup" aria-label="Novo serviço">
                {value.offers.map((offer) => (
                  <Checkbox
                    key={offer.service.id}
                    type="radio"
                    name={group}
                    label={`${offer.service.name}: ${formatDifference(centsOf(offer.difference))}`}
                    hint={hintOf(offer)}
                    disabled={offer.refusal !== null}
                    checked={offer.service.id === chosenId}
                    onChange={() => setChosen(offer.service.id)}
                  />
                ))}
              </Stack>
              {chosen && missing <= 0 && (
                <p aria-live="polite">{consequenceOf(chosen.difference, balance)}</p>
              )}
              {chosen && missing > 0 && (
                <Banner tone="yellow" icon={<Wallet size={20} strokeWidth={1.75} aria-hidden />} live>
                  Faltam {formatCents(missing)} de crédito.{' '}
                  {creditHref === undefined ? (
                    'Quem cuida do crédito pode dar o que falta.'
                  ) : (
                    <TextLink href={creditHref}>Adicionar crédito</TextLink>
                  )}
                </Banner>
              )}
            </Stack>
          )
        }
      </Await>
    </Dialog>
  )
}
