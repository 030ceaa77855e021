import type { Instant } from '@ensaio/domain'
import { refuse } from '../../http/refusal.ts'

/** A form as sent, and what is kept of its subject, by the same names. */
type Fields = Record<string, unknown>

/** Is each sent field kept already? So it is when the answer to the same form was lost. */
function isKept({ seen, ...form }: Fields, kept: Fields): boolean {
  return Object.entries(form).every(
    ([name, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(kept[name]),
  )
}

/**
 * Answers how a form is saved when others may have changed its subject since the person saw it (rule seen-form): as it comes, only as
 * turned off, or not at all, since all of it is kept. 409 for a stale form that would turn its subject on.
 */
export function judgeForm(
  form: Fields & { is_on: boolean; seen?: Instant | null | undefined },
  kept: Fields & { changed_at: Instant | null },
  changed: string,
): 'whole' | 'off' | 'kept' {
  // Callers that say nothing of what they saw overwrite what is there.
  if (form.seen === undefined || form.seen === kept.changed_at) return 'whole'
  if (isKept(form, kept)) return 'kept'
  return form.is_on ? refuse('transition_refused', changed) : 'off'
}
