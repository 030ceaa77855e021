import { type StaffCity, standardSchedule } from '@ensaio/domain'

/** A served city with photographers. */
export function staffCity(over: Partial<StaffCity> = {}): StaffCity {
  return {
    id: 1,
    name: 'São Paulo',
    state: 'SP',
    time_zone: 'America/Sao_Paulo',
    active: true,
    photographers: 4,
    ...standardSchedule,
    ...over,
  }
}

/** Cities by name: one without photographers, one that takes no orders any more. */
export function staffCities(): StaffCity[] {
  return [
    staffCity({ id: 4, name: 'Manaus', state: 'AM', time_zone: 'America/Manaus', photographers: 0 }),
    staffCity({ id: 2, name: 'Porto Alegre', state: 'RS', photographers: 2 }),
    staffCity({ id: 3, name: 'Rio de Janeiro', state: 'RJ', photographers: 1, active: false }),
    staffCity(),
  ]
}
