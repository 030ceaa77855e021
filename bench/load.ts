import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What is asked, over and over. */
export interface Ask {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
}

/** How it was answered. */
export interface Answers {
  perSecond: number
  /** Milliseconds, of each request. */
  p50: number
  p99: number
}

function written({ url, method = 'GET', headers = {}, body }: Ask): Buffer {
  const { host, pathname } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const type =
    text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const lines = Object.entries({ host, ...headers, ...type }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Reads answers of a known length off one connection; a client library would cost more than the least of the servers. */
async function answer(socket: Socket, request: Buffer): Promise<void> {
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

/** Asks for so many milliseconds over connections that are kept alive, each with one request under way. Any answer but 200 fails. */
export async function load(ask: Ask, milliseconds: number, connections = 16): Promise<Answers> {
  const { hostname, port } = new URL(ask.url)
  const request = written(ask)
  const times: number[] = []
  const start = performance.now()
  const caller = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    for (let now = performance.now(); now - start < milliseconds; ) {
      await answer(socket, request)
      const then = performance.now()
      times.push(then - now)
      now = then
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, caller))
  const took = performance.now() - start
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: (times.length * 1000) / took, p50: at(0.5), p99: at(0.99) }
}
