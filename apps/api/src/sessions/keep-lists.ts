import { type Instant, type SessionSearch, searchSessions as searchEndpoint, status } from '@ensaio/domain'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { WrittenAnswer } from '../http/written-answer.ts'
import { readListVersion, searchSessions } from './repository/search-sessions.ts'

type Search = v.InferOutput<typeof SessionSearch>

interface Kept {
  version: string
  answer: WrittenAnswer
  from: Instant
  /** The first instant at which the answer may be another without a write. */
  until: Instant
}

/** Bytes of all kept answers together; one of 25 ensaios has about 20,000. */
const mostBytes = 32 * 2 ** 20

/** The longest time that an answer with upcoming visits is kept, in milliseconds. */
const longest = 60_000

/**
 * Caches the written answers of the list per company, search and version of the list. The version is read before the rows, so that a kept
 * answer is as new as its version or newer, on every server (rule kept-lists).
 */
export function keepLists(db: Database) {
  const known = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => answer.text.length + key.length,
  })

  return async (companyId: number, search: Search, now: Instant): Promise<WrittenAnswer> => {
    const version = await readListVersion(db, companyId)
    const key = `${companyId} ${JSON.stringify(search)}`
    const found = known.get(key)
    if (found?.version === version && found.from <= now && now < found.until) return found.answer
    const page = v.parse(searchEndpoint.output, await searchSessions(db, companyId, search, now))
    const answer = new WrittenAnswer(page)
    // A visit leaves what comes next when it begins.
    const begins = (page.next ?? []).flatMap((one) =>
      one.status === status.scheduled && one.scheduled_for ? [one.scheduled_for] : [],
    )
    const latest = new Date(Date.parse(now) + longest).toISOString()
    known.set(key, { version, answer, from: now, until: [latest, ...begins].toSorted()[0] ?? latest })
    return answer
  }
}
