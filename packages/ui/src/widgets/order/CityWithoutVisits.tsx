import { type CityNames, isServedCity } from '@ensaio/domain'
import { CalendarOff } from 'lucide-react'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'

/** A warning for staff that nobody can visit a city yet, though orders are taken there; empty for other cities (rule first-run). */
export function CityWithoutVisits({ city, cities }: { city: string; cities: CityNames }) {
  return (
    <div role="status">
      {isServedCity(city, cities) && (
        <Banner tone="yellow" icon={<CalendarOff size={20} strokeWidth={1.75} aria-hidden />}>
          Nenhum fotógrafo atende {city.trim()} ainda. O pedido pode ser feito, mas o link não mostra horários
          até que alguém trabalhe lá.
        </Banner>
      )}
    </div>
  )
}
