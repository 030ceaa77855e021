import { useState } from 'react'
import type { BookedVisits } from './VisitsDialog.tsx'

/** Finds booked visits before days are closed, and asks for confirmation when there are any. */
export function useVisitsQuestion<Form extends object>(
  find: ((form: Form) => Promise<BookedVisits>) | undefined,
  onAdd: (form: Form) => Promise<unknown>,
) {
  const [asked, setAsked] = useState<{ form: Form; booked: BookedVisits } | null>(null)
  const [round, setRound] = useState(0)

  /** Resolves to true once the days are closed, to false when a confirmation is asked first. */
  async function add(form: Form): Promise<boolean> {
    const booked = await find?.(form)
    if (booked && booked.total > 0) {
      setAsked({ form, booked })
      return false
    }
    await onAdd(form)
    return true
  }

  async function keep() {
    if (!asked) return
    await onAdd({ ...asked.form, visits_stay: true })
    setRound((before) => before + 1)
  }

  return {
    add,
    keep,
    booked: asked?.booked ?? null,
    close: () => setAsked(null),
    /** Changes after each answer, so that the form resets. */
    round,
  }
}
