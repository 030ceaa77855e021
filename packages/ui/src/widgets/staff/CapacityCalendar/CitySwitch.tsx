import type { CityNames } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Cities } from './CapacityCalendar.styles.ts'

/** Chooses one of the served cities. */
export function CitySwitch({
  city,
  cities,
  onCity,
}: {
  city: string
  cities: CityNames
  onCity: (city: string) => void
}) {
  return (
    <Cities role="group" aria-label="Cidade">
      {cities.map((name) => (
        <Button key={name} size="small" pressed={name === city} onPress={() => name !== city && onCity(name)}>
          {name}
        </Button>
      ))}
    </Cities>
  )
}
