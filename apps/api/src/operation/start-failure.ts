import { ConfigError } from '../config/config.ts'
import { DataFolderInUse } from '../database/data-lock.ts'

/** Errors of Postgres or the network for a wrong DATABASE_URL. */
const databaseProblems: Record<string, string> = {
  '28P01': 'the password is wrong. Correct user and password.',
  '28000': 'access is denied for this user. Correct the user, or allow it on the server.',
  '3D000': 'there is no such database. Create it, or correct its name.',
  '42501': 'this user may not create tables. Grant it the rights on its database.',
  ECONNREFUSED: 'no server answers there. Start Postgres, or correct the address.',
  ENOTFOUND: 'there is no such host. Correct the address.',
  ETIMEDOUT: 'no server answers in time. Correct the address, or open the firewall.',
}

/** Errors of the system for an unusable data folder. */
const folderProblems: Record<string, string> = {
  EACCES: 'this user may not write there',
  EEXIST: 'this is a file, not a folder',
  ELOOP: 'this link leads back to itself',
  ENAMETOOLONG: 'this name is too long',
  ENOENT: 'no folder can be created there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EPERM: 'this user may not write there',
  EROFS: 'this disk cannot be written to',
}

/** Is this an error of the client of the bucket, which gives each of its errors this field? */
const isOfBucket = (error: unknown) => error instanceof Error && '$metadata' in error

/** The message for a failed start: one line per known problem, else the stack. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is wrong:\n  ${error.problems.join('\n  ')}`
  if (error instanceof DataFolderInUse) return `${error.message} Stop it, or set DATA_DIR to another folder.`
  if (isOfBucket(error)) {
    return `S3_ENDPOINT: the bucket does not answer: ${(error as Error).message}. Start the storage, or correct address, bucket and keys.`
  }
  const { code = '', message, port, path, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES' && port !== undefined)
    return `PORT: this user may not use ${port}. Set PORT to one above 1023.`
  if (code in folderProblems && path !== undefined)
    return `DATA_DIR: ${folderProblems[code]}: ${path}. Set it to a folder that this user may write to.`
  if (code in databaseProblems) return `DATABASE_URL: ${databaseProblems[code]}`
  return error instanceof Error ? (stack ?? message) : String(error)
}
