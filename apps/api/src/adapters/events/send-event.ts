import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { publicLookup, refuseClosed } from './public-address.ts'

const patience = 10_000
const mostKept = 1000

/** An event to be sent. */
export interface OutgoingEvent {
  url: string
  secret: string
  event_id: string
  event: string
  body: string
}

/** The answer of the other system, with the beginning of its body. */
export interface EventAnswer {
  status: number
  body: string
}

/** How events leave: tests and development may also send to this machine, and without TLS (WEBHOOKS_ANYWHERE). */
export type SendEvent = (event: OutgoingEvent, seconds: number) => Promise<EventAnswer>

/** The header that signs a body: HMAC-SHA256, in hex, over the Unix time, a point and the body (rule webhook). */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signed}`
}

/** Posts an event within ten seconds, without following redirects; to public addresses by https alone unless `anywhere`. */
export function eventSender({ anywhere }: { anywhere: boolean }): SendEvent {
  return ({ url: text, secret, event_id, event, body }, seconds) => {
    const url = new URL(text)
    const isSecure = url.protocol === 'https:'
    if (!anywhere) refuseClosed(url)
    if (!anywhere && !isSecure) throw new Error('Only https addresses are sent to.')
    return new Promise((resolve, reject) => {
      const sent = (isSecure ? httpsRequest : httpRequest)(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(anywhere ? {} : { lookup: publicLookup }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Ensaio-Webhooks',
          'ensaio-event': event,
          'ensaio-event-id': event_id,
          'ensaio-signature': signatureOf(secret, seconds, body),
        },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        let kept = ''
        const answer = () => resolve({ status: response.statusCode ?? 0, body: kept.slice(0, mostKept) })
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          kept += chunk
          if (kept.length < mostKept) return
          answer()
          response.destroy()
        })
        response.on('end', answer)
        response.on('error', reject)
      })
      sent.end(body)
    })
  }
}
