import { type CapacityDay, type LocalDate, mondayOf, monthNames, weekdayOf, withNoun } from '@ensaio/domain'

/** One time of a day as the capacity answer holds it. */
export type SlotFigure = CapacityDay['slots'][number]

/** A week of a city: its Monday, its days in order, and its visits. */
export type CapacityWeek = { monday: LocalDate; days: CapacityDay[]; booked: number; capacity: number }

/** The state of a time: `none` when nobody works then, `over` when a photographer with visits got the day off afterwards. */
export type SlotState = 'none' | 'open' | 'full' | 'over'

/** `open` takes more visits, `full` none, `over` has more visits than photographers. */
export function slotState({ capacity, booked }: SlotFigure): SlotState {
  if (booked > capacity) return 'over'
  if (capacity === 0) return 'none'
  return booked === capacity ? 'full' : 'open'
}

/** The days by week, Monday first. */
export function weeksOf(days: readonly CapacityDay[]): CapacityWeek[] {
  const weeks = new Map<LocalDate, CapacityDay[]>()
  for (const day of days) {
    const monday = mondayOf(day.day)
    weeks.set(monday, [...(weeks.get(monday) ?? []), day])
  }
  return [...weeks].map(([monday, those]) => {
    const slots = those.flatMap((day) => day.slots)
    return {
      monday,
      days: those,
      booked: slots.reduce((sum, slot) => sum + slot.booked, 0),
      capacity: slots.reduce((sum, slot) => sum + slot.capacity, 0),
    }
  })
}

/** Is nobody sent out that day, so that it needs little room? */
export function isSlim({ closed, slots }: CapacityDay): boolean {
  return closed !== null && slots.every(({ booked }) => booked === 0)
}

/** The index of a day in its week: 0 Monday to 6 Sunday. */
export function placeInWeek(day: LocalDate): number {
  return (weekdayOf(day) + 6) % 7
}

/** `2026-11-23` → `nov`. */
function shortMonth(day: LocalDate): string {
  return (monthNames[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)
}

/** `2026-11-23` → `23 nov`; the first of a month is `1º`. */
export function shortDay(day: LocalDate): string {
  const number = Number(day.slice(8))
  return `${number === 1 ? '1º' : number} ${shortMonth(day)}`
}

/** `1 visita marcada` or `3 visitas marcadas`, of so many. */
export function visitsText(booked: number, capacity: number): string {
  return `${booked} de ${withNoun(capacity, 'visita', 'visitas')}`
}
