/** Type numbers of Postgres: `date` and `timestamptz`. */
export const dateType = 1082
export const instantType = 1184

/** `2026-11-20 11:30:00+00` → `2026-11-20T11:30:00.000Z`; the connection's time zone is UTC (rule wire-dates). */
export function instantText(text: string): string {
  // Almost all are whole seconds, which need no `Date`.
  if (text.length === 22) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`
  return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()
}

/** A day stays text and never becomes a `Date` at midnight (rule local-day). */
export function dateText(text: string): string {
  return text
}
