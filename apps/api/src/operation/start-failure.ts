import { ConfigError } from '../config.ts'
import { DataFolderInUse } from '../database/data-lock.ts'

/** What a Postgres, or the way to it, says of an address that is wrong. */
const databaseProblems: Record<string, string> = {
  '28P01': 'the password is wrong. Correct user and password.',
  '28000': 'this user may not come in. Correct the user, or let it in over there.',
  '3D000': 'there is no such database. Create it, or correct its name.',
  '42501': 'this user may not make tables. Give it the rights on its database.',
  ECONNREFUSED: 'nobody answers there. Start Postgres, or correct the address.',
  ENOTFOUND: 'there is no such host. Correct the address.',
  ETIMEDOUT: 'nobody answers in time. Correct the address, or open the way to it.',
}

/** What the system says of a data folder that cannot be used. */
const folderProblems: Record<string, string> = {
  EACCES: 'this user may not write there',
  EEXIST: 'this is a file, not a folder',
  ELOOP: 'this link leads back to itself',
  ENAMETOOLONG: 'this name is too long',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EPERM: 'this user may not write there',
  EROFS: 'this disk cannot be written to',
}

/** Why a server did not start, for its console: one line a problem where it is a known one. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is wrong:\n  ${error.problems.join('\n  ')}`
  if (error instanceof DataFolderInUse) return `${error.message} Stop it, or set DATA_DIR to another folder.`
  const { code = '', message, port, path, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES' && port !== undefined)
    return `PORT: this user may not use ${port}. Set PORT to one above 1023.`
  if (code in folderProblems && path !== undefined)
    return `DATA_DIR: ${folderProblems[code]}: ${path}. Set it to a folder that this user may write to.`
  if (code in databaseProblems) return `DATABASE_URL: ${databaseProblems[code]}`
  return error instanceof Error ? (stack ?? message) : String(error)
}
