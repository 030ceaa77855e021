import { type ServedCity, servedCities } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Cities } from './CapacityCalendar.styles.ts'

/** Chooses one of the served cities. */
export function CitySwitch({ city, onCity }: { city: ServedCity; onCity: (city: ServedCity) => void }) {
  return (
    <Cities role="group" aria-label="Cidade">
      {servedCities.map(({ name }) => (
        <Button key={name} size="small" pressed={name === city} onPress={() => name !== city && onCity(name)}>
          {name}
        </Button>
      ))}
    </Cities>
  )
}
