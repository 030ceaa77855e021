import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { isFileName, type ListedFile } from './storage.ts'

/** The size of a part in bytes: S3 wants at least 5 MB of all but the last one, and takes 10,000. */
const partBytes = 8 * 1024 * 1024
/** Far longer than anybody sends one file, in milliseconds. */
const longestUpload = 24 * 3_600_000

/** Gathers bytes into buffers of one size; the last one is what is left. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafeSlow(partBytes)
  let length = 0
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      const taken = Math.min(piece.length - at, partBytes - length)
      part.set(piece.subarray(at, at + taken), length)
      length += taken
      at += taken
      if (length < partBytes) continue
      yield part
      part = Buffer.allocUnsafeSlow(partBytes)
      length = 0
    }
  }
  if (length > 0) yield part.subarray(0, length)
}

/** The place of an object in a bucket, and the type of its content. */
interface Target {
  Bucket: string
  Key: string
  ContentType: string
}

/**
 * Stores an object in parts, as its bytes arrive: one part is in memory, and nothing is there before the last one was taken. Where the
 * bytes stop with an error, the parts are discarded.
 */
export async function putInParts(
  client: S3Client,
  { ContentType, ...at }: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const begun = await client.send(
    new CreateMultipartUploadCommand({ ...at, ContentType, ChecksumAlgorithm: 'SHA256' }),
  )
  const upload = { ...at, UploadId: begun.UploadId }
  try {
    const Parts: CompletedPart[] = []
    for await (const Body of partsOf(content)) {
      const PartNumber = Parts.length + 1
      const { ETag, ChecksumSHA256 } = await client.send(
        new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumAlgorithm: 'SHA256' }),
      )
      Parts.push({ PartNumber, ETag, ChecksumSHA256 })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    // Parts that cannot be discarded now are found by `listRemains` a day later.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** The name of the remains of an upload in parts: that of its object, with twelve digits of its id. */
function remainOf(key: string, uploadId: string): string {
  return `${key}.${createHash('sha256').update(uploadId).digest('hex').slice(0, 12)}`
}

async function* unfinished(client: S3Client, Bucket: string, Prefix: string) {
  let from = {}
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...from }))
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Key && UploadId && Initiated && isFileName(Key)) yield { Key, UploadId, Initiated }
    if (!page.IsTruncated) return
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}

/** The remains of uploads in parts that were broken off, a day after they began; a slow one may still be at it. */
export async function* listRemains(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncIterable<ListedFile> {
  for await (const { Key, UploadId, Initiated } of unfinished(client, bucket, prefix))
    if (Date.now() - Initiated.getTime() > longestUpload)
      yield { name: remainOf(Key, UploadId), storedAt: Initiated.toISOString() }
}

/** Discards the remains of an upload in parts; missing ones are no error. */
export async function removeRemains(client: S3Client, Bucket: string, name: string): Promise<void> {
  for await (const { Key, UploadId } of unfinished(client, Bucket, name.replace(/\.[^.]+$/, '')))
    if (remainOf(Key, UploadId) === name)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
}
