import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

function isOurs(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host, origin: whole } = new URL(origin)
  return whole === new URL(publicUrl).origin || host === request.host
}

/**
 * Refuses requests that a page of another site made a browser send: by Fetch Metadata where the browser sends it, else by comparing
 * Origin with our address. Programs that send neither header pass (rule login-session), and so do API keys, which no browser adds by
 * itself (rule api-key).
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string): void {
  if (request.key) return
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') refuse('wrong_origin')
    return
  }
  if (origin !== undefined && !isOurs(origin, request, publicUrl)) refuse('wrong_origin')
}

/** Does this request write, by its method? */
export function isWrite(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
}

/** Is the browser only prefetching? Such a request must not consume a link (rule magic-link). */
export function isPrefetch(request: FastifyRequest): boolean {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? ''
  return String(purpose).includes('prefetch')
}
