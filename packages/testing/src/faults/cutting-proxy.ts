import { connect, createServer, type Socket } from 'node:net'

/** A proxy that cuts connections on demand, for tests: callers do not learn what the server did. */
export interface CuttingProxy {
  url: string
  /** The address of the server, which may change after a restart. */
  target: string
  /** Matching requests reach the server, but their answers are dropped; null drops none. */
  swallowing: RegExp | null
  /** Answers to matching requests are cut after so many bytes; null cuts none. */
  breaking: { request: RegExp; after: number } | null
  /** The number of dropped or cut answers. */
  cuts: number
  /** Keeps all connections of callers open, but carries nothing on them any more, as when the host behind loses power. */
  silence(): void
  close(): Promise<void>
}

/** Carries a connection; the returned function silences it, and keeps the caller's side open. */
function carry(proxy: CuttingProxy, near: Socket, far: Socket): () => void {
  let isSwallowed = false
  let left = Number.POSITIVE_INFINITY
  let isSilent = false
  const end = () => {
    if (!isSilent) near.destroy()
    far.destroy()
  }
  const cut = () => {
    proxy.cuts += 1
    end()
  }
  for (const socket of [near, far]) socket.on('error', end).on('close', end)
  near.on('data', (part) => {
    if (isSilent) return
    // Requests follow one another on a connection, each beginning with its method.
    const head = part.toString('latin1', 0, 200)
    if (/^[A-Z]+ \//.test(head)) {
      isSwallowed = proxy.swallowing?.test(head) ?? false
      left = proxy.breaking?.request.test(head) ? proxy.breaking.after : Number.POSITIVE_INFINITY
    }
    far.write(part)
  })
  far.on('data', (part) => {
    // The first bytes of the answer show that the request was handled.
    if (isSwallowed) return cut()
    if (part.length < left) {
      left -= part.length
      near.write(part)
      return
    }
    near.write(part.subarray(0, left), cut)
  })
  return () => {
    isSilent = true
    far.destroy()
  }
}

/** Starts a proxy for a server on this machine; of HTTP it reads only the start of requests. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname } = new URL(target)
  const open = new Map<Socket, () => void>()
  const server = createServer((near) => {
    near.once('close', () => open.delete(near))
    const { port, hostname: host } = new URL(proxy.target)
    open.set(near, carry(proxy, near, connect(Number(port), host)))
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const address = server.address()
  const proxy: CuttingProxy = {
    url: `http://${hostname}:${address !== null && typeof address === 'object' ? address.port : 0}`,
    target,
    swallowing: null,
    breaking: null,
    cuts: 0,
    silence: () => {
      for (const silence of open.values()) silence()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open.keys()) socket.destroy()
      }),
  }
  return proxy
}
