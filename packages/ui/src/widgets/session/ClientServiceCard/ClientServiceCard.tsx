import { centsOf, formatCents, type Session } from '@ensaio/domain'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space, text } from '../../../theme/tokens.ts'
import { ProductIcon } from '../../deliverable/ProductIcon.tsx'

const Name = styled.p`
  font-size: ${text.size17};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

const Items = styled.ul`
  display: grid;
  gap: ${space[8]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[12]};
    align-items: center;
    line-height: 1.4;
  }

  svg {
    color: ${color.action};
  }
`

/** The props of `ClientServiceCard`. */
export type ClientServiceCardProps = {
  service: Session['service']
  /** The agreed price in reais; null is not shown. */
  price: number | null
  /** The client's own reference. */
  client_code?: string | null
  /** The contact link for changes of the order. */
  helpHref?: string | undefined
  /** What the reader may do with the service, such as `ServiceChange`. */
  action?: ReactNode
}

/** The ordered service with its products and price; shown until the visit. */
export function ClientServiceCard({ service, price, client_code, helpHref, action }: ClientServiceCardProps) {
  return (
    <Card title="Serviço contratado">
      <Stack>
        <Name>{service.name}</Name>
        {service.products.length > 0 && (
          <Items role="list" aria-label="O que inclui">
            {service.products
              .toSorted((one, other) => one.item.id - other.item.id)
              .map(({ name, item }) => (
                <li key={item.id}>
                  <ProductIcon itemId={item.id} />
                  {name}
                </li>
              ))}
          </Items>
        )}
        <FactRow
          facts={[
            { name: 'Valor', value: price === null ? null : formatCents(centsOf(price)) },
            { name: 'Sua referência', value: client_code },
          ]}
        />
        {action}
        {helpHref && (
          <Text soft>
            Precisa mudar o pedido?{' '}
            <TextLink href={helpHref} external>
              Fale com a nossa equipe
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
