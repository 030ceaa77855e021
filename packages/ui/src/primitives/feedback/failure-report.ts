import { Failure } from '@ensaio/domain'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { warnOnce } from '../../theme/setup-warnings.ts'

/** Shows a failure message near the control that failed. */
export type Report = (message: string) => void

/** Reports failed presses: as a toast, or inside the dialog that holds the button. */
export const ReportContext = createContext<Report | null>(null)

/** Returns a message for users for anything a callback may throw. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Failure ? reason.message : 'Não foi possível concluir. Tente de novo em instantes.'
}

/** A card that shows failures itself, because no ToastProvider surrounds it. */
interface ReportingCard {
  element: HTMLElement
  show: Report
}

// Inner cards mount first, so the first that holds the focus is the nearest.
const cards = new Set<ReportingCard>()

/** Shows a failure in the card with the focus, or else in the first one; without any card it goes to the browser's error log. */
export function reportInCard(message: string): void {
  warnOnce('a failure has no toast. Put <ToastProvider> inside <ThemeProvider>, once per app.')
  const all = [...cards]
  const card = all.find(({ element }) => element.contains(document.activeElement)) ?? all[0]
  if (card) card.show(message)
  else globalThis.reportError(new Error(message))
}

/** Returns the nearest failure reporter; without a ToastProvider that is `reportInCard`. */
export function useReport(): Report {
  return use(ReportContext) ?? reportInCard
}

/** Shows failures inside a card where no ToastProvider surrounds it: the element's ref, the message, and a function to dismiss it. */
export function useCardReport() {
  const ref = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isOwn = use(ReportContext) === null
  useEffect(() => {
    if (!isOwn || ref.current === null) return
    const card = { element: ref.current, show: setProblem }
    cards.add(card)
    return () => void cards.delete(card)
  }, [isOwn])
  function dismiss() {
    setProblem(null)
    // The button goes away with the message; the focus stays in the card.
    if (ref.current === null) return
    ref.current.tabIndex = -1
    ref.current.focus()
  }
  return { ref, problem, dismiss }
}
