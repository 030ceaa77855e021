import { apiPaths } from '../accounts/login-session.ts'

const address = /^\/api\/\S+$/

/**
 * Rewrites our own addresses in an answer, such as those of files, to the path of the API that was called: its login cookie is only
 * sent below that path.
 */
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
