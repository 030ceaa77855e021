import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = { '.js': 'text/javascript', '.webp': 'image/webp' }

/** Serves a built page, gzipped like the product. */
export async function serveFolder(folder: string) {
  const server = createServer((request, answer) => {
    const path = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''))
    if (!existsSync(path)) {
      answer.writeHead(404).end()
      return
    }
    const type = types[extname(path)] ?? 'text/html'
    answer
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      .end(gzipSync(readFileSync(path)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    close: () => server.close(),
  }
}
