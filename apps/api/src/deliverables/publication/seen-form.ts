import type { Instant } from '@ensaio/domain'
import { refuse } from '../../http/refusal.ts'

/**
 * Answers how a form is saved when others may have changed its subject since the person saw it (rule seen-form): as it comes, or only as
 * turned off. 409 for a stale form that would turn its subject on.
 */
export function judgeForm(
  { is_on, seen }: { is_on: boolean; seen?: Instant | null | undefined },
  { changed_at }: { changed_at: Instant | null },
  changed: string,
): 'whole' | 'off' {
  // Callers that say nothing of what they saw overwrite what is there.
  if (seen === undefined || seen === changed_at) return 'whole'
  return is_on ? refuse('transition_refused', changed) : 'off'
}
