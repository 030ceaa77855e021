import { addDays, type LocalDate } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import type { AgendaProvider, Visit } from './agenda.ts'

/** Days off that the demo shows; `from` and `length` in days, counted from today. */
interface Leave {
  provider: number
  from: number
  length: number
  /** With visits booked inside, which somebody else has to take; else moved on until there are none. */
  withVisits: boolean
}

// By the order of `demoProviders`.
const leaves: readonly Leave[] = [
  { provider: 0, from: 16, length: 4, withVisits: false },
  { provider: 1, from: 12, length: 5, withVisits: false },
  { provider: 2, from: 4, length: 1, withVisits: true },
  { provider: 3, from: 18, length: 7, withVisits: false },
]

const furthest = 60

/** The first stretch from a day on that has visits inside, or that has none; null when there is none such. */
function stretch(visits: readonly Visit[], today: LocalDate, { from, length, withVisits }: Leave) {
  for (let step = from; step < furthest; step += 1) {
    const [starts_on, ends_on] = [addDays(today, step), addDays(today, step + length - 1)]
    const hasVisits = visits.some(({ day }) => day >= starts_on && day <= ends_on)
    if (hasVisits === withVisits) return { starts_on, ends_on }
  }
  return null
}

/** Sends some photographers on leave: most in time, one with visits still booked. */
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
