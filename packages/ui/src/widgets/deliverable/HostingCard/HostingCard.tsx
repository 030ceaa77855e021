import {
  type Actor,
  formatLongDate,
  type Hosting,
  type HostingGift,
  type HostingOffer,
  type HostingState,
  hostingDaysLeft,
  hostingState,
  type LocalDate,
  withNoun,
} from '@ensaio/domain'
import { Globe, Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { HostingBadge } from '../HostingBadge.tsx'

const RenewalDialog = lazyDialog(async () => (await import('./RenewalDialog.tsx')).RenewalDialog)
const GiftDialog = lazyDialog(async () => (await import('./GiftDialog.tsx')).GiftDialog)

/** The props of `HostingCard`. */
export type HostingCardProps = {
  /** The last day of the tours, and the prices of a renewal; null when none has an end, and then nothing is shown. */
  hosting: Remote<Hosting | null>
  /** The day in the property's time zone: decides what is about to end. */
  today: LocalDate
  /** Renews for a period at the shown price; a rejection is shown in the dialog, which stays open. Without it nobody renews here. */
  onRenew?: ((offer: HostingOffer) => Promise<unknown>) | undefined
  /** The address of the page that pays the missing credit by card or PIX; left out, the reader is told to ask for it. */
  payHref?: ((offer: HostingOffer) => string) | undefined
  /** Renews free of charge, with a note for the team; staff only. */
  onGive?: ((gift: HostingGift) => Promise<unknown>) | undefined
  /** "client" unless told: staff read why their clients cannot renew. */
  viewer?: Actor
  /** The address of the team, for when no renewal is offered. */
  helpHref?: string | undefined
  onRetry: Press
}

function leftText(until: LocalDate, today: LocalDate): string {
  const left = hostingDaysLeft(until, today)
  if (left === 0) return 'termina hoje'
  return left === 1 ? 'falta 1 dia' : `faltam ${withNoun(left, 'dia', 'dias')}`
}

const consequences: Record<HostingState, string> = {
  online: 'Depois desse dia, o tour sai do ar. Fotos, vídeos e plantas continuam aqui.',
  ending: 'Depois desse dia, o tour sai do ar. Fotos, vídeos e plantas continuam aqui.',
  ended: 'O tour saiu do ar e pode voltar com uma renovação. Fotos, vídeos e plantas continuam aqui.',
}

/** The last day on which the tour of an ensaio, and its page, are online, the consequence, and the renewal (rule hosting-renewal). */
export function HostingCard(props: HostingCardProps) {
  const { hosting, today } = props
  const known = hosting.state === 'ready' ? hosting.value : null
  if (hosting.state === 'ready' && known === null) return null
  return (
    <Card
      title="Hospedagem do tour"
      aside={known && <HostingBadge state={hostingState(known.until, today)} />}
    >
      <Await
        remote={hosting}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar a hospedagem"
        waiting={<Skeleton height="132px" />}
      >
        {(value) => value && <Body {...props} value={value} />}
      </Await>
    </Card>
  )
}

function Body({ value, ...props }: HostingCardProps & { value: Hosting }) {
  const { today, onRenew, onGive, viewer = 'client' } = props
  const { until, page_until: pageUntil, offers } = value
  const [isOpen, setOpen] = useState(false)
  const state = hostingState(until, today)
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
  const close = () => setOpen(false)
  return (
    <Stack gap={16}>
      <Facts>
        <Fact
          icon={<Rotate3d {...icon} />}
          name={state === 'ended' ? 'O tour esteve no ar até' : 'Tour no ar até'}
        >
          {formatLongDate(until)}
          {state === 'ending' && <small>{leftText(until, today)}</small>}
        </Fact>
        {pageUntil !== null && (
          <Fact
            icon={<Globe {...icon} />}
            name={pageUntil < today ? 'A página do imóvel esteve no ar até' : 'Página do imóvel no ar até'}
          >
            {formatLongDate(pageUntil)}
          </Fact>
        )}
      </Facts>
      <Text soft>{consequences[state]}</Text>
      {onRenew && offers.length > 0 && (
        <div>
          <Button variant={state === 'online' ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
            Renovar hospedagem
          </Button>
        </div>
      )}
      {onGive && (
        <div>
          <Button onPress={() => setOpen(true)}>Renovar sem custo</Button>
        </div>
      )}
      {viewer === 'client' && offers.length === 0 && <Help href={props.helpHref} />}
      {viewer === 'client' && offers.length > 0 && !onRenew && (
        <Text soft>Quem faz pedidos na sua empresa pode renovar.</Text>
      )}
      {viewer === 'staff' && offers.length === 0 && (
        <Text soft>As configurações não têm preço de renovação: o cliente não renova por aqui.</Text>
      )}
      {onRenew && (
        <RenewalDialog
          hosting={value}
          payHref={props.payHref}
          onRenew={onRenew}
          open={isOpen}
          onClose={close}
        />
      )}
      {onGive && isOpen && <GiftDialog open until={until} today={today} onGive={onGive} onClose={close} />}
    </Stack>
  )
}

function Help({ href }: { href: string | undefined }) {
  if (href === undefined) return <Text soft>Para renovar, fale com a nossa equipe.</Text>
  return (
    <Text soft>
      Para renovar, <TextLink href={href}>fale com a nossa equipe</TextLink>.
    </Text>
  )
}
