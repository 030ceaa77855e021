import { fillPath } from '@ensaio/domain'
import { type Connection, signingInAgain } from './call.ts'
import { late, offline } from './failures.ts'
import { send } from './send.ts'
import { stallWatch } from './stall-watch.ts'
import { endsAsZip } from './zip-end.ts'

/** How long nothing may arrive, in ms: an archive takes a while to begin. */
const patience = 60_000

/** What one download carries. */
export type DownloadOptions = {
  values: Record<string, string | number>
  body: unknown
  /** The name of the file where the server gives none. */
  name: string
  /** Told the share received, 0 to 1; null while the whole is unknown. */
  progress?: ((share: number | null) => void) | undefined
  signal?: AbortSignal | undefined
}

function nameOf(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? ''
  const [, encoded] = header.match(/filename\*=UTF-8''([^;]+)/i) ?? []
  const [, plain] = header.match(/filename="?([^";]+)"?/i) ?? []
  return encoded ? decodeURIComponent(encoded) : plain
}

// What travels compressed is longer once read than its Content-Length says.
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? null : Number(length)
}

async function receive(connection: Connection, path: string, options: DownloadOptions): Promise<File> {
  const { signal } = options
  const stall = new AbortController()
  const watch = stallWatch(patience, () => stall.abort())
  const sent = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(options.body),
    signal: signal ? AbortSignal.any([signal, stall.signal]) : stall.signal,
  }
  try {
    return await send(connection, path, sent, (response) => gather(response, options, watch.heard))
  } catch (reason) {
    throw stall.signal.aborted ? late() : reason
  } finally {
    watch.end()
  }
}

async function gather(response: Response, options: DownloadOptions, heard: () => void): Promise<File> {
  const whole = lengthOf(response)
  let received = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      heard()
      options.progress?.(whole ? Math.min(1, received / whole) : null)
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  // The browser gathers the bytes, on disk where there are many.
  const bytes = await new Response(response.body?.pipeThrough(counter)).blob()
  const isCut = whole !== null && received !== whole
  if (isCut || (type.includes('zip') && !(await endsAsZip(bytes)))) throw offline()
  return new File([bytes], nameOf(response) ?? options.name, { type })
}

/** Asks for a file: all of it, or a `Failure`; never a part. An abort is thrown as it came. */
export function download(connection: Connection, path: string, options: DownloadOptions): Promise<File> {
  return signingInAgain(connection, () => receive(connection, fillPath(path, options.values), options))
}
