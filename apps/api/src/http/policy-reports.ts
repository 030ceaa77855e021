import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { isTooDeep } from './json-depth.ts'
import { limitHook, reportLimits } from './rate-limits.ts'

const mostLogged = 200

const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((told) => told.slice(0, mostLogged)),
  ),
  '',
)

// Of a report just what says which code it was: addresses of pages and samples of text may hold what is somebody's.
const Report = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'source-file': text,
    'line-number': v.optional(v.number(), 0),
    'column-number': v.optional(v.number(), 0),
  }),
})

const ReportText = v.pipe(
  v.string(),
  v.check((given) => !isTooDeep(given)),
  v.parseJson(),
  Report,
)

// A token may stand in an address: of a file just its name is kept.
const fileOf = (address: string) =>
  /^[\w.-]{1,120}$/.exec(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')?.[0] ?? ''

/** What browsers tell of our own code that went past a policy: logged, so that it is mended before the policy forbids it. */
export async function policyReportRoutes(app: FastifyInstance, rateLimits: boolean): Promise<void> {
  await app.register(async (api) => {
    const asText = { parseAs: 'string' } as const
    api.addContentTypeParser<string>('application/csp-report', asText, (_request, body, done) =>
      done(null, body),
    )
    const onRequest = rateLimits ? [limitHook(api, reportLimits)] : []
    api.post('/policy-reports', { bodyLimit: 16 * 1024, onRequest }, async (request) => {
      const parsed = v.safeParse(ReportText, request.body)
      if (parsed.success) {
        const told = parsed.output['csp-report']
        const policyReport = {
          directive: told['effective-directive'],
          file: fileOf(told['source-file']),
          line: told['line-number'],
          column: told['column-number'],
        }
        request.log.warn({ policyReport }, 'a policy was broken')
      }
      return { data: null }
    })
  })
}
