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
  const lines = order.sessions.map((session, index) => {
    const unit = unitOf(session, props.units?.[index])
    return { ...session, unit, name: unit || `Ensaio ${index + 1}`, url: links[session.token] ?? '' }
  })
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
