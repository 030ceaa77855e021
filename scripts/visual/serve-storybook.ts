import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { bookPolicy } from '../../apps/api/src/http/content-policy.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}

/** Serves a built Storybook on a port, a free one by default, under the content policy with which the product serves it. */
export async function serveStorybook(folder: string, port = 0) {
  const policy = bookPolicy(false)
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://story').pathname)
    const file = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => null)
    const type = types[extname(path)] ?? 'application/octet-stream'
    if (file === null) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(file)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
