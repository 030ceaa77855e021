import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '@ensaio/api/adapters/storage/s3-storage'

/** `busy` is 503, `cut` ends in the middle of a file, `silent` answers nothing, and `stuck` no more than a beginning. */
type Trouble = 'busy' | 'cut' | 'silent' | 'stuck'

/** An in-memory storage with the part of S3 that ours uses, for tests. */
export interface S3StandIn {
  config: S3Config
  /** The stored objects, by key. */
  objects: Map<string, { content: Buffer; stored: Date; type: string }>
  /** The uploads in parts that are not complete, by id. */
  uploads: Map<string, { key: string; began: Date; type: string; parts: Map<number, Buffer> }>
  /** All requests, as `PUT /bucket/key`. */
  asked: string[]
  /** The faults of the next answers. */
  trouble: Trouble[]
  /** The fault of all answers, until it is null: for servers whose jobs ask beside the test. */
  outage: Trouble | null
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

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')

function answerUploads({ uploads, config }: S3StandIn, prefix: string, response: ServerResponse): void {
  const listed = [...uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(
      ([id, { key, began }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${began.toISOString()}</Initiated></Upload>`,
    )
  const body = `<ListMultipartUploadsResult><Bucket>${config.bucket}</Bucket><IsTruncated>false</IsTruncated>${listed.join('')}</ListMultipartUploadsResult>`
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body)
}

/** Answers what belongs to an upload in parts; false for every other request. */
function answerParts(
  standIn: S3StandIn,
  {
    request,
    response,
    key,
    asked,
    content,
  }: {
    request: IncomingMessage
    response: ServerResponse
    key: string
    asked: URLSearchParams
    content: Buffer
  },
): boolean {
  const { uploads, objects } = standIn
  const id = asked.get('uploadId')
  const xml = (body: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(body)
  if (key === '' && asked.has('uploads')) {
    answerUploads(standIn, asked.get('prefix') ?? '', response)
  } else if (request.method === 'POST' && asked.has('uploads')) {
    const begun = `upload-${standIn.asked.length}`
    const type = request.headers['content-type'] ?? ''
    uploads.set(begun, { key, began: new Date(), type, parts: new Map() })
    xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    )
  } else if (id !== null) {
    const upload = uploads.get(id)
    if (upload === undefined) refuse(response, 404, 'NoSuchUpload')
    else if (request.method === 'PUT') {
      upload.parts.set(Number(asked.get('partNumber')), content)
      response.writeHead(200, { etag: '"part"', 'x-amz-checksum-sha256': sha256(content) }).end()
    } else if (request.method === 'DELETE') {
      uploads.delete(id)
      response.writeHead(204).end()
    } else {
      uploads.delete(id)
      const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
      objects.set(key, { content: Buffer.concat(parts), stored: new Date(), type: upload.type })
      xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
    }
  } else return false
  return true
}

function answerCopy({ objects }: S3StandIn, source: string, key: string, response: ServerResponse): void {
  const found = objects.get(decodeURIComponent(source).replace(/^\/?[^/]+\//, ''))
  if (found === undefined) refuse(response, 404, 'NoSuchKey')
  else {
    objects.set(key, { ...found, stored: new Date() })
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end('<CopyObjectResult></CopyObjectResult>')
  }
}

/** The part of a file that a request asks for, with the head that tells it; the whole without a range. */
function partOf(content: Buffer, range: string | undefined) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined) return { status: 200, part: content, told: {} }
  const told = { 'content-range': `bytes ${from}-${to}/${content.length}` }
  return { status: 206, part: content.subarray(Number(from), Number(to) + 1), told }
}

async function answer(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in')
  const [, bucket, ...rest] = pathname.split('/')
  const key = rest.join('/')
  standIn.asked.push(`${request.method} ${pathname}`)
  const content = await buffer(request)
  const trouble = standIn.outage ?? standIn.trouble.shift()
  if (trouble === 'silent') return
  if (trouble === 'busy') return refuse(response, 503, 'SlowDown')
  if (trouble === 'stuck') return void response.writeHead(200, { 'content-length': 100 }).write('<?xml')
  if (!isSigned(request, standIn.config)) return refuse(response, 403, 'AccessDenied')
  if (bucket !== standIn.config.bucket) return refuse(response, 404, 'NoSuchBucket')
  if (answerParts(standIn, { request, response, key, asked: searchParams, content })) return
  const source = request.headers['x-amz-copy-source']
  if (typeof source === 'string') return answerCopy(standIn, source, key, response)
  if (request.method === 'GET' && key === '') {
    return answerList(standIn, searchParams, response)
  }
  const found = standIn.objects.get(key)
  if (request.method === 'PUT') {
    if (request.headers['x-amz-checksum-sha256'] !== sha256(content))
      return refuse(response, 400, 'BadDigest')
    standIn.objects.set(key, { content, stored: new Date(), type: request.headers['content-type'] ?? '' })
    response.writeHead(200, { etag: '"1"' }).end()
  } else if (request.method === 'DELETE') {
    standIn.objects.delete(key)
    response.writeHead(204).end()
  } else if (found === undefined) {
    refuse(response, 404, 'NoSuchKey')
  } else {
    const { status, part, told } = partOf(found.content, request.headers.range)
    response.writeHead(status, { 'content-length': part.length, 'content-type': found.type, ...told })
    if (trouble === 'cut') response.write(part.subarray(0, 3), () => response.destroy())
    else response.end(part)
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
    uploads: new Map(),
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
