import {
  addressOf,
  addressSubtitle,
  addressTitle,
  cars,
  formatPhone,
  type OrderDraft,
  propertyKindLabels,
  propertyKindOf,
  type Service,
} from '@ensaio/domain'
import { Building2, Camera, KeyRound, MapPin, NotebookPen, Signpost, Tag, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { unitLine } from '../units-text.ts'

/** The pages that change each part of an order. */
export type EditHrefs = { service: string; info: string; responsible: string }

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

function Change({ href, what }: { href: string; what: string }) {
  return (
    <TextLink href={href}>
      Alterar<VisuallyHidden> {what}</VisuallyHidden>
    </TextLink>
  )
}

/** All choices and typed values of an order, each part with a link to change it; omits empty values. */
export function OrderReview(props: {
  draft: OrderDraft
  service: Pick<Service, 'name'>
  editHref: EditHrefs
}) {
  const { draft, service, editHref } = props
  const place = addressOf(draft.address)
  const { responsible } = draft
  const kind = propertyKindOf(draft.kind)
  const notes: [string, ReactNode, string][] = [
    ['Referência', <Signpost key="reference" {...icon} />, draft.reference],
    ['Chaves', <KeyRound key="keys" {...icon} />, draft.keys],
    ['Observações', <NotebookPen key="notes" {...icon} />, draft.additional_info],
    ['Código do cliente', <Tag key="code" {...icon} />, draft.client_code],
  ]
  return (
    <Facts lined>
      <Fact
        icon={<Camera {...icon} />}
        name="Serviço"
        action={<Change href={editHref.service} what="serviço" />}
      >
        {service.name}
      </Fact>
      <Fact icon={<MapPin {...icon} />} name="Onde" action={<Change href={editHref.info} what="endereço" />}>
        {addressTitle(place)}
        <small>{`${addressSubtitle(place)}\nCEP ${draft.address.postal_code}`}</small>
      </Fact>
      {draft.vertical_id !== cars && (
        <Fact
          icon={<Building2 {...icon} />}
          name={draft.units.length > 1 ? `${draft.units.length} unidades` : 'Unidade'}
          action={<Change href={editHref.info} what="unidades" />}
        >
          {draft.units.map(unitLine).join('\n')}
          {kind && <small>{propertyKindLabels[kind]}</small>}
        </Fact>
      )}
      <Fact
        icon={<UserRound {...icon} />}
        name="Responsável"
        action={<Change href={editHref.responsible} what="responsável" />}
      >
        {responsible.name}
        <small>{[formatPhone(responsible.phone), responsible.email].join('\n')}</small>
        <small>{draft.notifies ? 'Recebe o link por e-mail' : 'Não recebe aviso por e-mail'}</small>
      </Fact>
      {notes
        .filter(([, , text]) => text.trim() !== '')
        .map(([name, drawing, text]) => (
          <Fact
            key={name}
            icon={drawing}
            name={name}
            action={<Change href={editHref.info} what={name.toLowerCase()} />}
          >
            {text.trim()}
          </Fact>
        ))}
    </Facts>
  )
}
