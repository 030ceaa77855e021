import { Failure, originalsArchived } from '@ensaio/domain'
import type { Storage } from './storage.ts'

/** The name of an original while it is archived; null for files that are never archived. */
export function archivedName(name: string): string | null {
  const [, file] = /^photos\/(.+)$/.exec(name) ?? []
  return file === undefined ? null : `archive/photos-${file}`
}

/** The name that rows have for an archived file; null for any other file. */
export function nameInRows(archived: string): string | null {
  const [, file] = /^archive\/photos-(.+)$/.exec(archived) ?? []
  return file === undefined ? null : `photos/${file}`
}

const isArchived = (reason: unknown) => reason instanceof Failure && reason.message === originalsArchived

/** Opens archived originals, too: for the pictures that are drawn from them, and for the export of a company, which holds all that is theirs. */
export function openingArchived(storage: Pick<Storage, 'open'>): Pick<Storage, 'open'> {
  return {
    async open(name, range) {
      const archived = archivedName(name)
      try {
        return await storage.open(name, range)
      } catch (reason) {
        if (archived === null || !isArchived(reason)) throw reason
        // It may have come back meanwhile.
        return (await storage.open(archived, range)) ?? storage.open(name, range)
      }
    },
  }
}

/** A storage whose `open` refuses an archived original instead of missing it: 409 with the way to get it back (rule archived-originals). */
export function refusingArchived(storage: Storage): Storage {
  return {
    ...storage,
    async open(name, range) {
      const found = await storage.open(name, range)
      if (found !== null) return found
      const archived = archivedName(name)
      const kept = archived === null ? null : await storage.open(archived)
      // It may have come back between the two.
      if (kept === null) return archived === null ? null : storage.open(name, range)
      kept.stream.destroy()
      throw new Failure('transition_refused', originalsArchived)
    },
  }
}
