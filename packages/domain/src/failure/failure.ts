/** Every code of a refusal, with its HTTP status (rule wire-envelope). Status 0 means that no answer arrived. */
export const failureStatus = {
  unreadable: 400,
  signed_out: 401,
  wrong_credentials: 401,
  payment_required: 402,
  wrong_role: 403,
  wrong_origin: 403,
  fresh_login_needed: 403,
  second_step_needed: 403,
  not_found: 404,
  slot_taken: 409,
  slot_unavailable: 409,
  transition_refused: 409,
  late_reschedule: 409,
  scheduling_closed: 409,
  in_flight: 409,
  visits_booked: 409,
  beyond_agenda: 409,
  visit_moved: 409,
  /** Pictures are being drawn: ask again in a moment (rule derivatives-once). */
  preparing: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  key_reused: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  offline: 0,
  timeout: 0,
  unreadable_answer: 0,
} as const
export type FailureCode = keyof typeof failureStatus

/** A refusal as an error: `message` is in Portuguese and can be shown; `fields` maps input paths to messages. */
export class Failure extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly fields: Readonly<Record<string, string>>

  constructor(code: FailureCode, message: string, fields: Record<string, string> = {}, status?: number) {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.status = status ?? failureStatus[code]
    this.fields = fields
  }
}

/** Reads a code from the wire; an unknown one becomes the nearest code of its HTTP status. */
export function failureCode(code: string | undefined, status: number): FailureCode {
  if (code !== undefined && Object.hasOwn(failureStatus, code)) return code as FailureCode
  const byStatus = Object.entries(failureStatus).find(([, known]) => known === status && known !== 0)
  return (byStatus?.[0] as FailureCode | undefined) ?? (status >= 500 ? 'internal' : 'invalid')
}
