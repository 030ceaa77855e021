import {
  centsOf,
  formatCents,
  formatDate,
  type Hosting,
  type HostingOffer,
  type HostingPeriod,
  missingForHosting,
} from '@ensaio/domain'
import { Wallet } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'

/** The means of payment of a renewal, in one sentence; `balance` in reais, null when it is billed. */
function paymentOf({ price }: HostingOffer, balance: number | null): string {
  const sum = formatCents(centsOf(price))
  if (balance === null) return `${sum} entram na fatura deste mês.`
  return `${sum} saem do crédito: o saldo fica em ${formatCents(centsOf(balance) - centsOf(price))}.`
}

/** The question of `HostingCard`: for how long, at which price, and how it is paid. */
export function RenewalDialog(props: {
  hosting: Hosting
  onRenew: (offer: HostingOffer) => Promise<unknown>
  payHref?: ((offer: HostingOffer) => string) | undefined
  open: boolean
  onClose: () => void
}) {
  const { hosting, open, onRenew, payHref } = props
  const { offers, balance } = hosting
  const group = useId()
  const [wanted, setWanted] = useState<HostingPeriod | null>(null)
  const { close, run } = useDialogAction(() => {
    setWanted(null)
    props.onClose()
  })
  const chosen = offers.find(({ months }) => months === wanted) ?? null
  const missing = chosen && balance !== null ? missingForHosting(chosen.price, balance) : 0
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Renovar hospedagem"
      description="O tempo novo começa quando termina o atual, ou hoje, se já terminou."
      actions={
        <>
          <Button
            variant="primary"
            disabled={chosen === null || missing > 0}
            onPress={() => (chosen === null ? undefined : run(() => onRenew(chosen)))}
          >
            {chosen === null ? 'Renovar' : `Renovar por ${formatCents(centsOf(chosen.price))}`}
          </Button>
          <Button onPress={close}>Voltar</Button>
        </>
      }
    >
      <Stack gap={16}>
        <Stack gap={16} role="radiogroup" aria-label="Por quanto tempo">
          {offers.map(({ months, price, until }) => (
            <Checkbox
              key={months}
              type="radio"
              name={group}
              label={`${months} meses: ${formatCents(centsOf(price))}`}
              hint={`No ar até ${formatDate(until)}`}
              checked={months === wanted}
              onChange={() => setWanted(months)}
            />
          ))}
        </Stack>
        {chosen && missing === 0 && <p aria-live="polite">{paymentOf(chosen, balance)}</p>}
        {chosen && missing > 0 && (
          <Banner tone="yellow" icon={<Wallet size={20} strokeWidth={1.75} aria-hidden />} live>
            Faltam {formatCents(centsOf(missing))} de crédito.{' '}
            {payHref === undefined ? (
              'Peça a quem cuida do financeiro da empresa.'
            ) : (
              <TextLink href={payHref(chosen)}>Pagar com cartão ou PIX</TextLink>
            )}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
