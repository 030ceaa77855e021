import { type CityNames, isServedCity, listed } from '@ensaio/domain'
import { MapPinOff, Maximize } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Announced } from './OrderInformationStep.styles.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A notice that a city is not served, with advice; empty for a served city. */
export function UnservedCity({ city, cities }: { city: string; cities: CityNames }) {
  const isUnserved = city.trim() !== '' && !isServedCity(city, cities)
  return (
    <Announced role="status">
      {isUnserved && (
        <Banner tone="yellow" icon={<MapPinOff {...icon} />}>
          O portal atende {listed(cities)}. Para um ensaio em {city.trim()}, fale com o nosso time de vendas.
        </Banner>
      )}
    </Announced>
  )
}

/** A notice that a space is too large for an order in the portal, with advice. */
export function LargeSpace({ shown, largest }: { shown: boolean; largest: number }) {
  return (
    <Announced role="status">
      {shown && (
        <Banner tone="yellow" icon={<Maximize {...icon} />}>
          Espaços acima de {largest.toLocaleString('pt-BR')} m² têm orçamento próprio: fale com o nosso time
          de vendas.
        </Banner>
      )}
    </Announced>
  )
}
