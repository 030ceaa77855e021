import type { Instant, LocalDate } from '@ensaio/domain'

/** The current instant of all examples: a Friday noon in São Paulo. */
export const now: Instant = '2026-11-20T15:00:00.000Z'

/** The day of that instant. */
export const today: LocalDate = '2026-11-20'
