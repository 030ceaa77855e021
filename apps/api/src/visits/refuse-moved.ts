import type { Instant } from '@ensaio/domain'
import { refuse } from '../http/refusal.ts'

/** Refuses what is said about a visit that begins at another time by now (rules arrival and kept-steps). */
export function refuseMoved({ scheduled_for }: { scheduled_for: Instant | null }, start: Instant): void {
  if (scheduled_for !== null && Date.parse(scheduled_for) !== Date.parse(start))
    refuse('visit_moved', 'A visita mudou de horário. Confira e avise de novo.')
}
