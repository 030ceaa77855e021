import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { isFileName, type Storage } from './storage.ts'

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
}

function keyOf(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name}`)
  return name
}

/**
 * Stores files in a bucket. A file is one request with its SHA-256, so it is stored whole or not at all; files have at most 3 MB and need
 * no multipart upload. The bucket stays private: only this server hands files out.
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

    async open(name) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
        if (found.Body === undefined || found.ContentLength === undefined) return null
        return { bytes: found.ContentLength, stream: found.Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
    },

    async *list(folder) {
      const within = folder === undefined ? {} : { Prefix: `${folder}/` }
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, ...within })) {
        for (const { Key: name, LastModified: stored } of page.Contents ?? []) {
          if (name && stored && isFileName(name)) yield { name, storedAt: stored.toISOString() }
        }
      }
    },
  }
}
