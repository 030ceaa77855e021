import { apiPaths } from '../accounts/login-session.ts'

const address = /^\/api\/[\w./-]+$/

/** An answer whose addresses of ours, such as those of files, start with the path of the API that was asked: its login cookie is sent nowhere else. */
export function addressesBelow<Answer>(apiPath: string, answer: Answer): Answer {
  if (apiPath === apiPaths.portal) return answer
  const written = (value: unknown): unknown => {
    if (typeof value === 'string')
      return address.test(value) ? value.replace(apiPaths.portal, apiPath) : value
    if (Array.isArray(value)) return value.map(written)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner)]))
  }
  return written(answer) as Answer
}
