import {
  type AddressParts,
  addressOf,
  addressSubtitle,
  addressTitle,
  type Contact,
  type PlacedOrder,
  type UnitDraft,
  unitText,
} from '@ensaio/domain'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { Lines, Seal } from './OrderShareStep.styles.ts'
import { PlacedLine } from './PlacedLine.tsx'

/** What the last step of an order takes. */
export type OrderShareStepProps = {
  order: PlacedOrder
  /** Of the building, as it was typed. */
  address: AddressParts
  /** As ordered, in the same order: names each ensaio with its block or tower, too. */
  units?: readonly UnitDraft[]
  /** Who asks: the company's name. */
  company: string
  /** Who will choose the day; the phone and e-mail make the messages go straight there. */
  responsible: Pick<Contact, 'name'> & Partial<Contact>
  /** Was this person told by e-mail? */
  isNotified?: boolean
  /** The whole public link of each token. */
  links: Readonly<Record<string, string>>
  /** Where the day of a token is chosen right here. */
  openHref: (token: string) => string
  /** What comes after: another order, the list. */
  children?: ReactNode
}

function unitOf(session: PlacedOrder['sessions'][number], ordered: UnitDraft | undefined): string {
  return unitText({ unit: session.unit, complement: ordered?.complement.trim() || null })
}

/** The order stands: each ensaio with its scheduling link, to be sent, copied, or opened to choose the day at once. */
export function OrderShareStep(props: OrderShareStepProps) {
  const { order, address, company, responsible, links } = props
  const place = addressOf(address)
  const count = order.sessions.length
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <Seal>
          <Check size={28} strokeWidth={2} aria-hidden="true" />
        </Seal>
        <Stack gap={8}>
          <Heading level={1}>{count > 1 ? `${count} ensaios pedidos` : 'Ensaio pedido'}</Heading>
          <Text size="size17">
            {[addressTitle(place), addressSubtitle(place)].filter(Boolean).join(', ')}
          </Text>
          <Text soft>
            {props.isNotified && `${responsible.name} já recebeu o link por e-mail. `}
            Falta escolher o dia: envie o link a quem receberá o fotógrafo, ou escolha você.
          </Text>
        </Stack>
      </Stack>
      <Lines role="list">
        {order.sessions.map((session, index) => (
          <PlacedLine
            key={session.id}
            place={count > 1 ? index + 1 : null}
            unit={unitOf(session, props.units?.[index])}
            url={links[session.token] ?? ''}
            invited={{ name: responsible.name, company, address: place }}
            responsible={responsible}
            openHref={props.openHref(session.token)}
          />
        ))}
      </Lines>
      {props.children}
    </Stack>
  )
}
