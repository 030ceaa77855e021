import { addDays, type LocalDate } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import type { AgendaProvider, Visit } from './agenda.ts'

/** Days off in the demo; `from` and `length` are days, counted from today. */
interface Leave {
  provider: number
  from: number
  length: number
  /** Whether visits are booked on these days, which must be reassigned; else the days move on until there are none. */
  withVisits: boolean
}

// `provider` is an index of `demoProviders`.
const leaves: readonly Leave[] = [
  { provider: 0, from: 16, length: 4, withVisits: false },
  { provider: 1, from: 12, length: 5, withVisits: false },
  { provider: 2, from: 4, length: 1, withVisits: true },
  { provider: 3, from: 18, length: 7, withVisits: false },
]

const furthest = 60

/** The first period from a day on with visits, or without; null when there is none. */
function stretch(visits: readonly Visit[], today: LocalDate, { from, length, withVisits }: Leave) {
  for (let step = from; step < furthest; step += 1) {
    const [starts_on, ends_on] = [addDays(today, step), addDays(today, step + length - 1)]
    const hasVisits = visits.some(({ day }) => day >= starts_on && day <= ends_on)
    if (hasVisits === withVisits) return { starts_on, ends_on }
  }
  return null
}

/** Writes days off of some photographers, one of them with booked visits. */
export async function insertLeave(
  tx: Tx,
  providers: readonly AgendaProvider[],
  visits: readonly Visit[],
  today: LocalDate,
): Promise<void> {
  const rows = leaves.flatMap((leave) => {
    const id = providers[leave.provider]?.id ?? 0
    const own = visits.filter(({ providerId }) => providerId === id)
    const days = stretch(own, today, leave)
    return days === null ? [] : [{ provider_id: id, ...days }]
  })
  await tx.insertInto('provider_time_off').values(rows).execute()
}
