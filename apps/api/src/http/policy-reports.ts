import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { isTooDeep } from './json-depth.ts'
import { limitHook, reportLimits } from './rate-limits.ts'

const mostLogged = 200

const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, mostLogged)),
  ),
  '',
)

// Only the fields that locate the code: addresses of pages and samples of text may hold personal data.
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

// Keeps a file's name only: its address may hold a token.
const fileOf = (address: string) =>
  /^[\w.-]{1,120}$/.exec(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')?.[0] ?? ''

/** Logs where code of ours broke the policy of scripts, as browsers report it (rule trusted-types). */
export async function policyReportRoutes(app: FastifyInstance, rateLimits: boolean): Promise<void> {
  await app.register(async (api) => {
    const asText = { parseAs: 'string' } as const
    api.addContentTypeParser<string>('application/csp-report', asText, (_request, body, done) =>
      done(null, body),
    )
    const onRequest = rateLimits ? [limitHook(api, reportLimits)] : []
    const config = { beforeSecondStep: true }
    api.post('/policy-reports', { bodyLimit: 16 * 1024, config, onRequest }, async (request) => {
      const parsed = v.safeParse(ReportText, request.body)
      if (parsed.success) {
        const report = parsed.output['csp-report']
        const policyReport = {
          directive: report['effective-directive'],
          file: fileOf(report['source-file']),
          line: report['line-number'],
          column: report['column-number'],
        }
        request.log.warn({ policyReport }, 'a policy was broken')
      }
      return { data: null }
    })
  })
}
