import type { Availability, ChosenSlot, Instant } from '@ensaio/domain'

/** The outcome of a booking for its visitor. `unknown`: no answer arrived. */
export type Outcome = 'ok' | 'taken' | 'unknown' | `other ${number} ${string}`

/** One booking as seen by its visitor. */
export interface Attempt extends ChosenSlot {
  token: string
  outcome: Outcome
}

const body = {
  keys: 'Na portaria',
  extrainfo: '',
  scheduling_responsible_info: { name: 'Ana Souza', phone: '(51) 99999-8888', email: 'ana@exemplo.test' },
}

/** Books one slot at one server; `visits` are the starts that the visitor's page showed. */
export async function book(
  url: string,
  token: string,
  slot: ChosenSlot & { visits?: readonly Instant[] },
  headers: Record<string, string> = {},
): Promise<Attempt> {
  try {
    const response = await fetch(`${url}/api/sessions/public/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...body, ...slot }),
    })
    const answer = (await response.json()) as { code?: string }
    if (response.status === 200) return { token, ...slot, outcome: 'ok' }
    if (answer.code === 'slot_taken') return { token, ...slot, outcome: 'taken' }
    return { token, ...slot, outcome: `other ${response.status} ${answer.code ?? ''}` }
  } catch {
    return { token, ...slot, outcome: 'unknown' }
  }
}

/** The free slots that a server offers for a token, earliest first. */
export async function offered(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<ChosenSlot[]> {
  const response = await fetch(`${url}/api/session-calendar/public/${token}`, { method: 'POST', headers })
  const { data } = (await response.json()) as { data: Availability }
  return Object.entries(data).flatMap(([date, hours]) => hours.map((hour) => ({ date, hour })))
}

/** Counts the outcomes. */
export function tally(attempts: readonly Attempt[]): Partial<Record<Outcome, number>> {
  const counts: Partial<Record<Outcome, number>> = {}
  for (const { outcome } of attempts) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** The outcomes that no fault explains: a server without its database answers that it is unavailable. */
export function unexplained(attempts: readonly Attempt[]): Outcome[] {
  const all = [...new Set(attempts.map(({ outcome }) => outcome))]
  return all.filter((outcome) => !/^(ok|taken|unknown|other 503 )/.test(outcome))
}
