import type { Readable } from 'node:stream'
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

function keyOf(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name}`)
  return name
}

/**
 * Stores files in a bucket. A file in memory is one request with its SHA-256, so it is stored whole or not at all; a video goes in parts, of
 * which nothing is there until all are. The bucket stays private: only this server hands files out.
 */
export function s3Storage({ endpoint, bucket, region, ...credentials }: S3Config): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Bucket names as host names would need a DNS entry each on a self-hosted storage.
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  })
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
        await client.send(new CopyObjectCommand({ Bucket: bucket, Key: keyOf(to), CopySource }))
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
