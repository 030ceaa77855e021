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
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { CopyLink } from '../../session/share/CopyLink.tsx'
import { DoneMark, Lines } from './OrderShareStep.styles.ts'
import { PlacedLine } from './PlacedLine.tsx'

/** The props of `OrderShareStep`. */
export type OrderShareStepProps = {
  order: PlacedOrder
  /** The address as typed. */
  address: AddressParts
  /** The ordered units, in the order of the ensaios; they provide the block or tower. */
  units?: readonly UnitDraft[]
  /** The name of the company that orders. */
  company: string
  /** The person who will choose the day; phone and e-mail, if given, address the messages to them. */
  responsible: Pick<Contact, 'name'> & Partial<Contact>
  /** Was this person notified by e-mail? */
  isNotified?: boolean
  /** The absolute scheduling link, by token. */
  links: Readonly<Record<string, string>>
  /** The page where the user chooses the day of an ensaio, by token. */
  openHref: (token: string) => string
  /** Links to the next page, such as another order or the list. */
  children?: ReactNode
}

function unitOf(session: PlacedOrder['sessions'][number], ordered: UnitDraft | undefined): string {
  return unitText({ unit: session.unit, complement: ordered?.complement.trim() || null })
}

/** A placed order: each ensaio with its scheduling link, to send, copy or open. */
export function OrderShareStep(props: OrderShareStepProps) {
  const { order, address, company, responsible, links } = props
  const place = addressOf(address)
  const count = order.sessions.length
  const lines = order.sessions.map((session, index) => {
    const unit = unitOf(session, props.units?.[index])
    return { ...session, unit, name: unit || `Ensaio ${index + 1}`, url: links[session.token] ?? '' }
  })
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <DoneMark>
          <Check size={28} strokeWidth={2} aria-hidden="true" />
        </DoneMark>
        <Stack gap={8}>
          <Heading level={1}>{count > 1 ? `${count} ensaios pedidos` : 'Ensaio pedido'}</Heading>
          <Text size="size17">
            {[addressTitle(place), addressSubtitle(place)].filter(Boolean).join(', ')}
          </Text>
          <Text soft>
            {props.isNotified &&
              `Enviamos ${count > 1 ? 'os links' : 'o link'} a ${responsible.name} por e-mail. `}
            Falta escolher o dia: envie o link a quem receberá o fotógrafo, ou escolha você.
          </Text>
        </Stack>
      </Stack>
      <Stack gap={16}>
        {count > 1 && (
          <Row>
            <CopyLink text={lines.map(({ name, url }) => `${name}: ${url}`).join('\n')} count={count} />
          </Row>
        )}
        <Lines role="list">
          {lines.map(({ id, token, unit, name, url }) => (
            <PlacedLine
              key={id}
              name={count > 1 ? name : undefined}
              unit={unit}
              url={url}
              invited={{ name: responsible.name, company, address: place, unit }}
              responsible={responsible}
              openHref={props.openHref(token)}
            />
          ))}
        </Lines>
      </Stack>
      {props.children}
    </Stack>
  )
}
