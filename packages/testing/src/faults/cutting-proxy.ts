import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that breaks when told to, for tests: whoever asked never learns what the server did. */
export interface CuttingProxy {
  url: string
  /** The server behind it, which may come back under another address. */
  target: string
  /** Requests that begin so are let through, and their answers never arrive; null lets everything pass. */
  swallowing: RegExp | null
  /** Answers to requests that begin so break off after so many bytes; null lets them through whole. */
  breaking: { request: RegExp; after: number } | null
  /** How many answers were kept back or broken off. */
  cuts: number
  close(): Promise<void>
}

function carry(proxy: CuttingProxy, near: Socket, far: Socket): void {
  let isSwallowed = false
  let left = Number.POSITIVE_INFINITY
  const end = () => {
    near.destroy()
    far.destroy()
  }
  const cut = () => {
    proxy.cuts += 1
    end()
  }
  for (const socket of [near, far]) socket.on('error', end).on('close', end)
  near.on('data', (part) => {
    // One request after the other goes over a line, each beginning with its method.
    const head = part.toString('latin1', 0, 200)
    if (/^[A-Z]+ \//.test(head)) {
      isSwallowed = proxy.swallowing?.test(head) ?? false
      left = proxy.breaking?.request.test(head) ? proxy.breaking.after : Number.POSITIVE_INFINITY
    }
    far.write(part)
  })
  far.on('data', (part) => {
    // That it answers means that it is done.
    if (isSwallowed) return cut()
    if (part.length < left) {
      left -= part.length
      near.write(part)
      return
    }
    near.write(part.subarray(0, left), cut)
  })
}

/** Starts a proxy of a server on this machine; it knows nothing of HTTP but how a request begins. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.once('close', () => open.delete(near))
    const { port, hostname: host } = new URL(proxy.target)
    carry(proxy, near, connect(Number(port), host))
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const address = server.address()
  const proxy: CuttingProxy = {
    url: `http://${hostname}:${address !== null && typeof address === 'object' ? address.port : 0}`,
    target,
    swallowing: null,
    breaking: null,
    cuts: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
  return proxy
}
