import {
  type Address,
  addressParts,
  addressSubtitle,
  addressTitle,
  formatPostalCode,
  squareMeters,
  type VerticalData,
} from '@ensaio/domain'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { color, media, space, text } from '../../../theme/tokens.ts'
import { MapMotif } from './MapMotif.tsx'

const Content = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border-top: 1px solid ${color.line};
  justify-items: start;

  ${media.phone} {
    padding: ${space[16]};
  }

  dl {
    width: 100%;
  }
`

const Lines = styled.address`
  font-style: normal;
  line-height: 1.45;
  overflow-wrap: anywhere;

  strong {
    font-size: ${text.size17};
    font-weight: 600;
  }

  span {
    display: block;
    color: ${color.inkSoft};
  }
`

export type AddressCardProps = {
  address: Address
  /** Unit, block or tower, area in m² and reference; missing parts are left out, and all of them when another card of the page shows them. */
  vertical_data?: Pick<VerticalData, 'unit' | 'complement' | 'area' | 'reference'>
  /** Shown below: what staff know of the position. */
  children?: ReactNode
}

/** Where the property is, with a link that opens the map in a new tab. */
export function AddressCard({ address, vertical_data, children }: AddressCardProps) {
  const subtitle = addressSubtitle(address)
  const { postal_code } = addressParts(address)
  return (
    <Card title="Endereço" flush>
      <MapMotif />
      <Content>
        <Lines>
          <strong>{addressTitle(address)}</strong>
          {subtitle && <span>{subtitle}</span>}
          {postal_code && <span>{`CEP ${formatPostalCode(postal_code)}`}</span>}
        </Lines>
        <FactRow
          facts={[
            { name: 'Unidade', value: vertical_data?.unit },
            { name: 'Bloco ou torre', value: vertical_data?.complement },
            { name: 'Área', value: vertical_data?.area && squareMeters(vertical_data.area) },
            { name: 'Ponto de referência', value: vertical_data?.reference },
          ]}
        />
        {address.url && (
          <Button
            size="small"
            href={address.url}
            external
            icon={<ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            Abrir no mapa
          </Button>
        )}
        {children}
      </Content>
    </Card>
  )
}
