import type { PhoneFailure } from '@ensaio/domain'
import type { SendOutcome } from './phone.ts'

const patience = 10_000
const mostBytes = 64 * 1024

/** An answer of a service, whatever its status is. */
interface OutsideAnswer {
  status: number
  /** Null where it is no JSON. */
  body: unknown
  /** The seconds that it asks to wait. */
  retryAfter: number | null
}

/** No answer: `isSent` tells whether the request may have arrived. */
class LostAnswer extends Error {
  readonly isSent: boolean

  constructor(why: string, isSent: boolean) {
    super(why)
    this.name = 'LostAnswer'
    this.isSent = isSent
  }
}

/** Failures before a byte was sent. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  return cause?.code ?? cause?.errors?.[0]?.code ?? ''
}

async function bodyOf(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}

/** Posts without redirects, and reads at most 64 KiB, within ten seconds in total; throws `LostAnswer` without an answer. */
async function post(url: string, { headers, body }: Request): Promise<OutsideAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const asked = response.headers.get('retry-after') ?? ''
    const retryAfter = /^\d{1,5}$/.test(asked) ? Number(asked) : null
    return { status: response.status, body: await bodyOf(response), retryAfter }
  } catch (error) {
    const code = codeOf(error)
    throw new LostAnswer(code || (error instanceof Error ? error.name : 'unknown'), !unsent.has(code))
  }
}

interface Request {
  headers: Record<string, string>
  body: string
}

/** Reads the answers of a message service. */
interface Reading {
  /** The id of an accepted message; null for other answers. */
  acceptedId: (body: unknown) => string | null
  /** The error code of a refusal; null for other answers. */
  errorCode: (body: unknown) => number | null
  /** The meaning of an error code; null for unknown ones. */
  failureOf: (code: number) => { failure: PhoneFailure; isLater: boolean } | null
}

/**
 * Sends a message by a POST and tells how it ended, by the error code of the answer, or by its status where the code is unknown. An error
 * of the service itself, or an answer that cannot be read, as of a gateway in between, may follow an accepted message.
 */
export async function sendByPost(
  url: string,
  request: Request,
  { acceptedId, errorCode, failureOf }: Reading,
): Promise<SendOutcome> {
  try {
    const { status, body, retryAfter: afterSeconds } = await post(url, request)
    const serviceId = status < 300 ? acceptedId(body) : null
    if (serviceId !== null) return { is: 'accepted', serviceId }
    const given = errorCode(body)
    const code = given === null ? null : String(given)
    const known = given === null ? null : failureOf(given)
    if (known !== null) {
      const { failure, isLater } = known
      return isLater ? { is: 'later', failure, code, afterSeconds } : { is: 'refused', failure, code }
    }
    if (status === 429) return { is: 'later', failure: 'too_many', code, afterSeconds }
    // With a code, 403 may be about the one number, such as one in a country that we may not write to.
    if (status === 401 || (status === 403 && code === null))
      return { is: 'later', failure: 'login', code, afterSeconds }
    if (status >= 500 || status < 300) return { is: 'unclear' }
    return { is: 'refused', failure: 'refused', code: code ?? String(status) }
  } catch (error) {
    if (error instanceof LostAnswer && !error.isSent)
      return { is: 'later', failure: 'away', code: null, afterSeconds: null }
    return { is: 'unclear' }
  }
}
