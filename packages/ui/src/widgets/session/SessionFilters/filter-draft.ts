import { DateRange, SessionFilter, SessionStatus } from '@ensaio/domain'
import * as v from 'valibot'
import { dateDigits, readDate } from '../../../primitives/input/typed-date.ts'

const TypedDate = v.pipe(
  v.string(),
  v.check((digits) => [0, 8].includes(digits.length), 'Complete a data: dia, mês e ano.'),
  v.check(
    (digits) => digits.length !== 8 || readDate(digits) !== null,
    'Este dia não existe. Confira a data.',
  ),
  v.transform((digits) => readDate(digits) ?? undefined),
)

const TypedRange = v.pipe(
  v.object({ from: TypedDate, to: TypedDate }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { issues } = v.safeParse(DateRange, dataset.value)
    const { value } = dataset
    if (issues) {
      const path = { type: 'object', origin: 'value', input: value, key: 'to', value: value.to } as const
      addIssue({ message: issues[0].message, path: [path] })
    }
  }),
)

/** The six filters while they are being filled in; dates are the digits typed. Parsing it gives the filter to apply. */
export const FilterDraft = v.pipe(
  v.object({
    status: v.array(SessionStatus),
    services: v.array(v.number()),
    session_date: TypedRange,
    created_date: TypedRange,
    client_code: v.unwrap(SessionFilter.entries.client_code),
    address: v.unwrap(SessionFilter.entries.address),
  }),
  v.transform((draft): SessionFilter => compact(draft)),
)
export type FilterDraft = v.InferInput<typeof FilterDraft>

/** The filter without its empty texts, empty lists and open ranges. */
export function compact(filter: SessionFilter): SessionFilter {
  const range = ({ from, to }: DateRange = {}) => ({ ...(from && { from }), ...(to && { to }) })
  const { status = [], services = [], client_code, address } = filter
  const session_date = range(filter.session_date)
  const created_date = range(filter.created_date)
  return {
    ...(status.length > 0 && { status }),
    ...(Object.keys(session_date).length > 0 && { session_date }),
    ...(Object.keys(created_date).length > 0 && { created_date }),
    ...(client_code && { client_code }),
    ...(services.length > 0 && { services }),
    ...(address && { address }),
  }
}

/** A filter as the form shows it. */
export function draftOf(filter: SessionFilter): FilterDraft {
  const range = ({ from, to }: DateRange = {}) => ({ from: dateDigits(from), to: dateDigits(to) })
  return {
    status: filter.status ?? [],
    services: filter.services ?? [],
    session_date: range(filter.session_date),
    created_date: range(filter.created_date),
    client_code: filter.client_code ?? '',
    address: filter.address ?? '',
  }
}
