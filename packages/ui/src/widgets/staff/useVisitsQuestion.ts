import { useState } from 'react'
import type { BookedVisits } from './VisitsDialog.tsx'

/** Looks for booked visits before days are closed, and asks when there are some. */
export function useVisitsQuestion<Form extends object>(
  find: ((form: Form) => Promise<BookedVisits>) | undefined,
  onAdd: (form: Form) => Promise<unknown>,
) {
  const [asked, setAsked] = useState<{ form: Form; booked: BookedVisits } | null>(null)
  const [round, setRound] = useState(0)

  /** True once the days are closed, false when the person is asked first. */
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
    /** Another one after each answer: the form then starts anew. */
    round,
  }
}
