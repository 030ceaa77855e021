import { fillPath } from '@ensaio/domain'
import ky from 'ky'
import { type Connection, proofOf, signingInAgain } from './call.ts'
import { failureOf, late, offline } from './failures.ts'
import { stallWatch } from './stall-watch.ts'
import { whenPrepared } from './when-prepared.ts'
import { endsAsZip } from './zip-end.ts'

/** The longest pause in ms; an archive takes a while to begin. */
const patience = 60_000

/** The options of one download. */
export type DownloadOptions = {
  values: Record<string, string | number>
  /** What is sent; without it the file is only read. */
  body?: unknown
  /** The file's name when the server sends none. */
  name: string
  /** Called with the received share, 0 to 1; null while the size is unknown. */
  progress?: ((share: number | null) => void) | undefined
  signal?: AbortSignal | undefined
}

function nameOf(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? ''
  const [, encoded] = header.match(/filename\*=UTF-8''([^;]+)/i) ?? []
  const [, plain] = header.match(/filename="?([^";]+)"?/i) ?? []
  return encoded ? decodeURIComponent(encoded) : plain
}

// Content-Length counts compressed bytes, but the reader returns uncompressed ones.
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? null : Number(length)
}

async function receive(connection: Connection, path: string, options: DownloadOptions): Promise<File> {
  const { signal, progress } = options
  const stall = new AbortController()
  const watch = stallWatch(patience, () => stall.abort())
  try {
    const response = await ky(path, {
      ...(options.body === undefined ? { method: 'GET' } : { method: 'POST', json: options.body }),
      prefix: connection.baseUrl,
      ...proofOf(connection),
      timeout: false,
      retry: 0,
      signal: signal ? AbortSignal.any([signal, stall.signal]) : stall.signal,
      ...(connection.fetch
        ? { fetch: connection.fetch as (input: string | URL | Request) => Promise<Response> }
        : {}),
    })
    const whole = lengthOf(response)
    let received = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        watch.heard()
        progress?.(whole ? Math.min(1, received / whole) : null)
        controller.enqueue(chunk)
      },
    })
    const type = response.headers.get('content-type') ?? ''
    // The browser stores the bytes, large files on disk.
    const bytes = await new Response(response.body?.pipeThrough(counter)).blob()
    const isCut = whole !== null && received !== whole
    if (isCut || (type.includes('zip') && !(await endsAsZip(bytes)))) throw offline()
    return new File([bytes], nameOf(response) ?? options.name, { type })
  } catch (error) {
    if (stall.signal.aborted) throw late()
    const failure = failureOf(error, signal)
    // Each browser reports a truncated body differently.
    throw failure instanceof TypeError ? offline() : failure
  } finally {
    watch.end()
  }
}

/** Downloads a whole file or throws `Failure`, never returns a part. An abort is rethrown unchanged. */
export function download(connection: Connection, path: string, options: DownloadOptions): Promise<File> {
  const ask = () => receive(connection, fillPath(path, options.values), options)
  return signingInAgain(connection, () => whenPrepared(ask, options.signal))
}
