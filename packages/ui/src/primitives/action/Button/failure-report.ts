import { Failure } from '@ensaio/domain'
import { createContext, use } from 'react'

/** Shows a sentence about something that failed, in the place nearest to where it was tried. */
export type Report = (message: string) => void

/** Where failed presses are told: the toasts of the page, or the dialog the button is in. */
export const ReportContext = createContext<Report | null>(null)

/** The sentence to show for anything a callback may throw. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Failure ? reason.message : 'Não foi possível concluir. Tente de novo em instantes.'
}

/** The nearest place to tell a failure; without one it goes to the browser's error log. */
export function useReport(): Report {
  return use(ReportContext) ?? ((message) => globalThis.reportError(new Error(message)))
}
