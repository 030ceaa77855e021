/** The instant every story happens at: a Friday at noon in São Paulo. */
export const now = new Date('2026-11-20T12:00:00-03:00')

/** The local date of `now`, as the rules take it. */
export const today = '2026-11-20'
