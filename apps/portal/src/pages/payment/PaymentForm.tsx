import {
  type CheckedPixForm,
  type HostingPurchase,
  type PixCode,
  type Purchase,
  pixPayment,
} from '@ensaio/domain'
import {
  Banner,
  Button,
  type PaymentMethod,
  PaymentMethodChoice,
  PixCodeCard,
  PixPaymentForm,
  Skeleton,
  Stack,
} from '@ensaio/ui'
import { QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Pix, useServerTime } from './usePix.ts'

/** What is paid, once it is chosen and priced. */
export interface ToPay {
  purchase: Purchase | HostingPurchase
  description: string
  amount: number
}

/** The lower half of the payment page: card or PIX, or the PIX code that waits. `card` is the card form. */
export function PaymentForm(props: {
  pix: Pix
  toPay: ToPay | null
  /** Who pays, at first. */
  me: { name: string; identity: string }
  /** Who reads why a code could not be created. */
  onProblem: (reason: unknown) => void
  card: ReactNode
}) {
  const { pix, toPay, me, card } = props
  const [method, setMethod] = useState<PaymentMethod>('card')
  const [isPixChosen, setPixChosen] = useState(false)
  const [isAside, setAside] = useState(false)
  const waiting = pix.outcome?.pix ?? null

  async function create(payer: CheckedPixForm) {
    if (!toPay) return
    try {
      await pix.create(payer, pixPayment(payer, toPay.purchase, toPay))
      setMethod('pix')
      setAside(false)
    } catch (reason) {
      props.onProblem(reason)
    }
  }

  function choose(next: PaymentMethod) {
    setMethod(next)
    if (next === 'pix') setPixChosen(true)
  }

  const isCodeShown = waiting !== null && !isAside
  return (
    <Stack gap={32}>
      {isCodeShown ? (
        <WaitingPix
          pix={waiting}
          onRenew={async () => (pix.payer && toPay ? create(pix.payer) : pix.drop())}
          onLeave={() => setAside(true)}
        />
      ) : (
        <>
          {waiting !== null && (
            <Banner
              tone="blue"
              icon={<QrCode size={20} strokeWidth={1.75} aria-hidden />}
              action={
                <Button size="small" onPress={() => setAside(false)}>
                  Ver código
                </Button>
              }
            >
              Um código PIX espera o pagamento.
            </Banner>
          )}
          {pix.isTaken === null && <Skeleton height="76px" />}
          {pix.isTaken && <PaymentMethodChoice value={method} onChange={choose} />}
        </>
      )}
      {/* Both forms stay mounted, with what was typed. */}
      {isPixChosen && (
        <div hidden={isCodeShown || method === 'card'}>
          <PixPaymentForm amount={toPay?.amount ?? null} me={me} onCreate={create} />
        </div>
      )}
      {/* A code found while somebody types does not take the form's place. */}
      <div hidden={isCodeShown || method === 'pix'} onInput={() => setAside(true)}>
        {card}
      </div>
    </Stack>
  )
}

function WaitingPix(props: { pix: PixCode; onRenew: () => Promise<void>; onLeave: () => void }) {
  const now = useServerTime(props.pix)
  return <PixCodeCard {...props} now={now} />
}
