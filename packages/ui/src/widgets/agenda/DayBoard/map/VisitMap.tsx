import { type BoardModel, boardDays, type LocalDate, mapCities, mapRoutes } from '@ensaio/domain'
import { useEffect, useId, useMemo, useState } from 'react'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { Row, Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { dayTitle } from '../board-words.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { RouteList } from './RouteList.tsx'

/** The props of `VisitMap`. */
export type VisitMapProps = {
  model: BoardModel
  today: LocalDate
  /** The visit that board and map mark. */
  chosen: number | null
  onChoose: (visitId: number) => void
  /** The address of an ensaio, where its position is set. */
  visitHref: (id: number) => string
}

/** The visits of a day in a city on a map, each photographer's in their order as a line, and the same as a list. */
export function VisitMap({ model, today, chosen, onChoose, visitHref }: VisitMapProps) {
  const title = useId()
  const days = boardDays(model.board)
  const [wantedDay, setDay] = useState<LocalDate | null>(null)
  const [wantedCity, setCity] = useState<string | null>(null)
  const own = [wantedDay, days.includes(today) ? today : null].find(
    (one) => one !== null && days.includes(one),
  )
  const day = own ?? days.find((one) => mapCities(model, one).length > 0) ?? days[0] ?? today
  const cities = mapCities(model, day)
  const city = cities.find((one) => one === wantedCity) ?? cities[0] ?? ''
  const routes = useMemo(() => mapRoutes(model, day, city), [model, day, city])
  const visit = model.board.visits.find(({ id }) => id === chosen)

  // A visit that is chosen on the board is shown, whatever its day and city.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen visit.
  useEffect(() => {
    if (!visit?.slot) return
    setDay(visit.slot.date)
    setCity(visit.city)
  }, [chosen])

  const hasPoints = routes.some(({ stops }) => stops.some(({ point }) => point !== null))
  return (
    <Stack as="section" gap={12} aria-labelledby={title}>
      <Row gap={12} justify="space-between">
        <Heading level={3} id={title}>
          Mapa do dia
        </Heading>
        <Row gap={8}>
          {days.length > 1 && (
            <Select aria-label="Dia no mapa" value={day} onChange={(event) => setDay(event.target.value)}>
              {days.map((one) => (
                <option key={one} value={one}>
                  {dayTitle(one)}
                </option>
              ))}
            </Select>
          )}
          {cities.length > 1 && (
            <Select
              aria-label="Cidade no mapa"
              value={city}
              onChange={(event) => setCity(event.target.value)}
            >
              {cities.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Row>
      </Row>
      {routes.length === 0 && <Text soft>Nenhuma visita neste dia.</Text>}
      {hasPoints && (
        <MapCanvas
          routes={routes}
          photographers={model.board.photographers}
          tiles={model.board.map_tiles}
          subject={`${day} ${city}`}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <RouteList
        routes={routes}
        photographers={model.board.photographers}
        chosen={chosen}
        onChoose={onChoose}
        visitHref={visitHref}
      />
    </Stack>
  )
}
