import { type ServedCity, servedCities } from '@ensaio/domain'
import { Button } from '../../primitives/Button/Button.tsx'
import { Row } from '../../primitives/Layout/Layout.tsx'

/** One of the cities that are served. */
export function CitySwitch({ city, onCity }: { city: ServedCity; onCity: (city: ServedCity) => void }) {
  return (
    <Row role="group" aria-label="Cidade" gap={8}>
      {servedCities.map(({ name }) => (
        <Button key={name} size="small" pressed={name === city} onPress={() => name !== city && onCity(name)}>
          {name}
        </Button>
      ))}
    </Row>
  )
}
