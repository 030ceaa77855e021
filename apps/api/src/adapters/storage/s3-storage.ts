import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { listRemains, putInParts, removeRemains } from './s3-parts.ts'
import { failingOnSilence } from './silence.ts'
import { isFileName, isRemainName, type Storage } from './storage.ts'

/** A bucket of S3 or a compatible service (MinIO, Ceph, R2). */
export interface S3Config {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const typeOf: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/**
 * How long a request may take until it is answered, and an answer may pause, in milliseconds. With its three attempts, a request ends before
 * a mail that waits for the logo is taken by another server.
 */
const patience = 60_000

/** Lets no answer stop for ever in the middle: the client itself waits for its beginning alone. */
function endSilence(client: S3Client, milliseconds: number): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request)
      const answer = result.response as { body?: unknown }
      if (answer.body instanceof Readable) answer.body = failingOnSilence(answer.body, milliseconds)
      return result
    },
    // Last, so that it is the first to have the answer, before anything reads its body.
    { name: 'endSilence', step: 'deserialize', priority: 'low' },
  )
}

function keyOf(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name}`)
  return name
}

/**
 * Stores files in a bucket. A file in memory is one request with its SHA-256, so it is stored whole or not at all; a video goes in parts, of
 * which nothing is there until all are. The bucket stays private: only this server hands files out. A bucket that falls silent for so many
 * milliseconds fails what waits for it.
 */
export function s3Storage(
  { endpoint, bucket, region, ...credentials }: S3Config,
  longestSilence = patience,
): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Bucket names as host names would need a DNS entry each on a self-hosted storage.
    forcePathStyle: true,
    maxAttempts: 3,
    // Sends a file without waiting for `100 Continue`, which some storages never answer.
    expectContinueHeader: false,
    // Without `throwOnRequestTimeout`, the client only logs a request that takes too long.
    requestHandler: { connectionTimeout: 5000, requestTimeout: longestSilence, throwOnRequestTimeout: true },
  })
  endSilence(client, longestSilence)
  return {
    async put(name, content) {
      const ContentType = typeOf[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      const Key = keyOf(name)
      if (!(content instanceof Uint8Array)) {
        return putInParts(client, { Bucket: bucket, Key, ContentType }, content)
      }
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key,
          Body: content,
          ContentType,
          ChecksumAlgorithm: 'SHA256',
        }),
      )
    },

    async open(name, range) {
      try {
        const part = range === undefined ? {} : { Range: `bytes=${range.from}-${range.to}` }
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name), ...part }))
        if (found.Body === undefined || found.ContentLength === undefined) return null
        return { bytes: found.ContentLength, stream: found.Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async move(from, to) {
      try {
        const CopySource = `${bucket}/${keyOf(from)}`
        // Some answer only when everything is copied.
        await client.send(new CopyObjectCommand({ Bucket: bucket, Key: keyOf(to), CopySource }), {
          requestTimeout: 5 * longestSilence,
        })
      } catch (error) {
        if (error instanceof NoSuchKey || (error as Error).name === 'NoSuchKey') return false
        throw error
      }
      // Last, so that a process that dies in between leaves two files and never none.
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(from) }))
      return true
    },

    async remove(name) {
      if (isRemainName(name)) return removeRemains(client, bucket, name)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
    },

    async *list(folder) {
      const within: { Prefix?: string } = folder === undefined ? {} : { Prefix: `${folder}/` }
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, ...within })) {
        for (const { Key: name, LastModified: stored } of page.Contents ?? []) {
          if (name && stored && isFileName(name)) yield { name, storedAt: stored.toISOString() }
        }
      }
      yield* listRemains(client, bucket, within.Prefix ?? '')
    },
  }
}
