import {
  firstNameOf,
  formatLongInstant,
  isBooked,
  type PublicUnit,
  status,
  statusLabel,
} from '@ensaio/domain'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { unitName } from '../unit-name.ts'

/** The props of `VisitUnits`. */
export type VisitUnitsProps = {
  units: readonly PublicUnit[]
  /** IANA zone of the property. */
  timeZone: string
  /** The page of one unit, by its token. */
  hrefOf: (token: string) => string
}

const List = styled.ul`
  border-top: 1px solid ${color.line};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }

  li > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

function stateOf({ status: is, scheduled_for, provider_name }: PublicUnit, timeZone: string): string {
  if (is === status.notScheduled) return 'Sem data ainda'
  if (!isBooked({ status: is, scheduled_for }) || scheduled_for === null) return statusLabel(is)
  return [formatLongInstant(scheduled_for, timeZone), provider_name && firstNameOf(provider_name)]
    .filter(Boolean)
    .join(', com ')
}

/** The ensaios of a link for several units: the state of each, and a link to its own page, which books or moves it alone. */
export function VisitUnits({ units, timeZone, hrefOf }: VisitUnitsProps) {
  return (
    <List role="list">
      {units.map((unit, index) => {
        const name = unitName(unit, index)
        const action = unit.status === status.notScheduled ? 'Escolher horário' : 'Ver visita'
        return (
          <li key={unit.token}>
            <div>
              <Text strong>{name}</Text>
              <Text soft>{stateOf(unit, timeZone)}</Text>
            </div>
            {unit.status !== status.canceled && (
              <Button size="small" href={hrefOf(unit.token)} label={`${action}: ${name}`}>
                {action}
              </Button>
            )}
          </li>
        )
      })}
    </List>
  )
}
