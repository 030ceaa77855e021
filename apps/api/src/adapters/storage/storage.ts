import type { Readable } from 'node:stream'
import type { Instant } from '@ensaio/domain'

/** A stored file, open for reading. */
export interface StoredFile {
  bytes: number
  stream: Readable
}

/** A file as a listing tells it. */
export interface ListedFile {
  name: string
  storedAt: Instant
}

/** Where files are kept (rule file-storage). A name is `folder/name.ext`, made by us, never by a user. */
export interface Storage {
  /** Keeps a file whole or not at all; the same name again replaces it. */
  put(name: string, content: Uint8Array): Promise<void>
  /** Null when there is none. */
  open(name: string): Promise<StoredFile | null>
  /** Forgets a file; one that is gone already is no error. */
  remove(name: string): Promise<void>
  /** Everything that is kept, or what is in one folder; remains of interrupted writes included: `remove` takes their names, `open` does not. */
  list(folder?: string): AsyncIterable<ListedFile>
}

/** Is this a name that we made? Anything else never reaches a disk or a bucket. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(name)
}
