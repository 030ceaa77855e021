import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request to repeat. */
export interface LoadRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
  /** Instead of one body, several that follow each other, from one load to the next. */
  bodies?: readonly unknown[]
}

/** Throughput and latencies. */
export interface LoadResult {
  answers: number
  perSecond: number
  /** Latency percentiles, in ms. */
  p50: number
  p99: number
}

function serialize({ url, method = 'GET', headers = {}, body }: Omit<LoadRequest, 'bodies'>): Buffer {
  const { host, pathname } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const type =
    text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const lines = Object.entries({ host, ...headers, ...type }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Sends a request and reads a response with Content-Length; an HTTP client library would cost more than the minimal server. */
async function exchange(socket: Socket, request: Buffer): Promise<void> {
  socket.write(request)
  let [got, wanted] = [0, -1]
  let head = ''
  while (wanted < 0 || got < wanted) {
    const [part] = (await once(socket, 'data')) as [Buffer]
    got += part.length
    if (wanted >= 0) continue
    head += part.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) continue
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.slice(0, 300))
    wanted = end + 4 + Number(length)
  }
}

/** The bodies that were sent, per list of them: each load continues where the one before ended. */
const sentOf = new WeakMap<readonly unknown[], number>()

/** Repeats a request for a time over keep-alive connections, one pending request each. Throws on any status but 200. */
export async function load(ask: LoadRequest, milliseconds: number, connections = 16): Promise<LoadResult> {
  const { hostname, port } = new URL(ask.url)
  const bodies = ask.bodies ?? [ask.body]
  const requests = bodies.map((body) => serialize({ ...ask, body }))
  let sent = sentOf.get(bodies) ?? 0
  const times: number[] = []
  const start = performance.now()
  const client = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    for (let now = performance.now(); now - start < milliseconds; ) {
      await exchange(socket, requests[sent++ % requests.length] as Buffer)
      const then = performance.now()
      times.push(then - now)
      now = then
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, client))
  sentOf.set(bodies, sent)
  const took = performance.now() - start
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { answers: times.length, perSecond: (times.length * 1000) / took, p50: at(0.5), p99: at(0.99) }
}
