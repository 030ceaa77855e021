import { Failure } from '@ensaio/domain'
import { createContext, use } from 'react'

/** Shows a failure message near the control that failed. */
export type Report = (message: string) => void

/** Reports failed presses: as a toast, or inside the dialog that holds the button. */
export const ReportContext = createContext<Report | null>(null)

/** Returns a message for users for anything a callback may throw. */
export function failureMessage(reason: unknown): string {
  return reason instanceof Failure ? reason.message : 'Não foi possível concluir. Tente de novo em instantes.'
}

/** Returns the nearest failure reporter; without one, failures go to the browser's error log. */
export function useReport(): Report {
  return use(ReportContext) ?? ((message) => globalThis.reportError(new Error(message)))
}
