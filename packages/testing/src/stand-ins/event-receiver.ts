import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An event as another system received it. */
export interface Received {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Another system, on this machine. */
export interface EventReceiver {
  url: string
  received: Received[]
  /** What it answers from now on; null never answers. */
  answers: { status: number; body: string; headers?: Record<string, string> } | null
  close(): Promise<void>
}

/** Starts a system that receives events. */
export async function openReceiver(): Promise<EventReceiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body })
      if (receiver.answers === null) return
      response.writeHead(receiver.answers.status, receiver.answers.headers)
      response.end(receiver.answers.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: EventReceiver = {
    url: `http://127.0.0.1:${port}/ensaio`,
    received: [],
    answers: { status: 200, body: 'ok' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}
