import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '@ensaio/api/adapters/storage/s3-storage'

/** An in-memory storage with the part of S3 that ours uses, for tests. */
export interface S3StandIn {
  config: S3Config
  /** The stored objects, by key. */
  objects: Map<string, { content: Buffer; stored: Date; type: string }>
  /** All requests, as `PUT /bucket/key`. */
  asked: string[]
  /** The faults of the next answers: `busy` is 503, `cut` ends in the middle of a file. */
  trouble: ('busy' | 'cut')[]
  /** The fault of all answers, until it is null: for servers whose jobs ask beside the test. */
  outage: 'busy' | 'cut' | null
  close(): Promise<void>
}

const pageSize = 2

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

function isSigned(request: IncomingMessage, { accessKeyId, region }: S3Config): boolean {
  const start = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`
  const { authorization = '' } = request.headers
  return authorization.startsWith(start) && authorization.includes(`/${region}/s3/aws4_request`)
}

function answerList({ objects, config }: S3StandIn, asked: URLSearchParams, response: ServerResponse): void {
  const after = asked.get('continuation-token') ?? ''
  const prefix = asked.get('prefix') ?? ''
  const keys = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix) && key > after)
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { content, stored } = objects.get(key) ?? { content: '', stored: new Date(0) }
    return `<Contents><Key>${key}</Key><LastModified>${stored.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`
  })
  const isCut = keys.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${config.bucket}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body)
}

async function answer(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in')
  const [, bucket, ...rest] = pathname.split('/')
  const key = rest.join('/')
  standIn.asked.push(`${request.method} ${pathname}`)
  const content = await buffer(request)
  const trouble = standIn.outage ?? standIn.trouble.shift()
  if (trouble === 'busy') return refuse(response, 503, 'SlowDown')
  if (!isSigned(request, standIn.config)) return refuse(response, 403, 'AccessDenied')
  if (bucket !== standIn.config.bucket) return refuse(response, 404, 'NoSuchBucket')
  if (request.method === 'GET' && key === '') {
    return answerList(standIn, searchParams, response)
  }
  const found = standIn.objects.get(key)
  if (request.method === 'PUT') {
    const sum = createHash('sha256').update(content).digest('base64')
    if (request.headers['x-amz-checksum-sha256'] !== sum) return refuse(response, 400, 'BadDigest')
    standIn.objects.set(key, { content, stored: new Date(), type: request.headers['content-type'] ?? '' })
    response.writeHead(200, { etag: '"1"' }).end()
  } else if (request.method === 'DELETE') {
    standIn.objects.delete(key)
    response.writeHead(204).end()
  } else if (found === undefined) {
    refuse(response, 404, 'NoSuchKey')
  } else {
    response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type })
    if (trouble === 'cut') response.write(found.content.subarray(0, 3), () => response.destroy())
    else response.end(found.content)
  }
}

/** Starts it on a free port. */
export async function openS3StandIn(): Promise<S3StandIn> {
  const server = createServer((request, response) => void answer(standIn, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: S3StandIn = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'ensaio',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'sa-east-1',
    },
    objects: new Map(),
    asked: [],
    trouble: [],
    outage: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return standIn
}
