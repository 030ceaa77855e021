import { type DataOutput, type Endpoint, fillPath } from '@ensaio/domain'
import { type Connection, dataOf, formOf, proofOf, signingInAgain } from './call.ts'
import { late, offline, refusalOf } from './failures.ts'
import { stallWatch } from './stall-watch.ts'

/** The longest pause while a file is sent, and the longest wait for the answer, in ms. */
const patience = 30_000
const answerPatience = 60_000

/** The options of one upload. */
export type UploadOptions = {
  values: Record<string, string | number>
  /** Fields and files of the form. */
  body: Record<string, unknown>
  /** Called with the sent share, 0 to 1. */
  progress?: ((share: number) => void) | undefined
  /** The longest wait for the answer once all is sent, in ms; a minute by default. */
  answerWithin?: number | undefined
  signal?: AbortSignal | undefined
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// XMLHttpRequest, because fetch does not report upload progress in every browser.
function send<E extends Endpoint>(
  connection: Connection,
  endpoint: E,
  options: UploadOptions,
): Promise<DataOutput<E>> {
  const url = connection.baseUrl.replace(/\/$/, '') + fillPath(endpoint.path, options.values)
  const { body, progress, signal, answerWithin = answerPatience } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let isStalled = false
    const watch = stallWatch(patience, () => {
      isStalled = true
      request.abort()
    })
    const cancel = () => request.abort()
    signal?.addEventListener('abort', cancel)

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watch.heard()
      if (lengthComputable) progress?.(loaded / total)
    }
    request.upload.onload = () => watch.heard(answerWithin)
    request.onload = () => {
      const answer = read(request.responseText)
      const isFine = request.status >= 200 && request.status < 300
      try {
        if (!isFine) throw refusalOf(request.status, answer)
        resolve(dataOf(endpoint, answer))
      } catch (reason) {
        reject(reason)
      }
    }
    request.onerror = () => reject(offline())
    request.onabort = () => reject(isStalled ? late() : signal?.reason)
    request.onloadend = () => {
      watch.end()
      signal?.removeEventListener('abort', cancel)
    }
    request.open(endpoint.method, url)
    request.withCredentials = proofOf(connection).credentials === 'include'
    request.send(formOf(body))
  })
}

/** Uploads a form with a file and reports progress. Never retries by itself; throws `Failure`; an abort is rethrown unchanged. */
export function upload<E extends Endpoint>(
  connection: Connection,
  endpoint: E,
  options: UploadOptions,
): Promise<DataOutput<E>> {
  return signingInAgain(connection, () => send(connection, endpoint, options))
}
