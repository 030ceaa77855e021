import {
  answerPreparedness,
  type Booking,
  bookSession,
  getAvailability,
  getPublicSession,
  leavePreferredPeriod,
  type PreferredPeriodForm,
  type PreparednessForm,
  reportUnable,
  type UnableNotice,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The public page of a scheduling link. */
export function schedulingCalls(call: Call) {
  return {
    get: (token: string, signal?: AbortSignal) => call(getPublicSession, { values: { token }, signal }),
    /** Free times by day. */
    availability: (token: string, signal?: AbortSignal) =>
      call(getAvailability, { values: { token }, signal }),
    /** Books or moves the visit; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    book: (token: string, booking: Booking, idempotencyKey: string) =>
      call(bookSession, { values: { token }, body: booking, idempotencyKey }),
    /** Answers whether the property is ready for the booked visit; the same answer again changes nothing. */
    answerPreparedness: (token: string, form: PreparednessForm) =>
      call(answerPreparedness, { values: { token }, body: form }),
    /** Leaves a preferred period when no free time fits; the same period again changes nothing. */
    leavePreferredPeriod: (token: string, form: PreferredPeriodForm) =>
      call(leavePreferredPeriod, { values: { token }, body: form }),
    /** Reports that nobody can receive the photographer at the booked time. */
    reportUnable: (token: string, notice: UnableNotice, idempotencyKey: string) =>
      call(reportUnable, { values: { token }, body: notice, idempotencyKey }),
  }
}
