import { asFailure, type Remote, waiting } from './remote.ts'

/** What is read of a query of TanStack Query, or of another cache with the same fields. */
export interface QueryState<Value> {
  data: Value | undefined
  error: unknown
  isFetching: boolean
}

/** The state of a query as the cards expect it; a failed refresh keeps the value, as with `useRemote`. */
export function remoteOfQuery<Value>({ data, error, isFetching }: QueryState<Value>): Remote<Value> {
  if (data !== undefined) {
    return {
      state: 'ready',
      value: data,
      ...(isFetching && { refreshing: true }),
      ...(error !== null && error !== undefined && { failure: asFailure(error) }),
    }
  }
  if (isFetching || error === null || error === undefined) return waiting
  return { state: 'failed', failure: asFailure(error) }
}
