import { type Instant, type SessionSearch, searchSessions as searchEndpoint, status } from '@ensaio/domain'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { WrittenAnswer } from '../http/written-answer.ts'
import { searchSessions } from './repository/search-sessions.ts'

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

/** Everything but the ensaios, which Postgres writes. */
const Rest = v.omit(searchEndpoint.output, ['sessions'])

/** The places of a written answer that do not fit the schema, without their values; null when the schema would write the same text. */
function misfitOf(data: string): string | null {
  const { success, issues = [], output } = v.safeParse(searchEndpoint.output, JSON.parse(data))
  if (!success) return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))].join(', ')
  return JSON.stringify(output) === data ? null : 'written otherwise than the schema writes it'
}

/** The company that reads its list, and the version of the list as its person came; without one, the answer is made anew. */
interface Reader {
  companyId: number
  listVersion?: string
}

/** How written answers are checked. */
interface Checks {
  /** The first answer and one in so many after it are checked. */
  oneIn: number
  /** Told what is wrong; the answer is sent all the same. */
  onMisfit: (misfit: string) => void
}

/**
 * Caches the written answers of the list per company, search and version of the list. The version comes with the reader, before the rows
 * or with them, so that a kept answer is as new as its version or newer, on every server (rule kept-lists). Postgres writes the ensaios of an
 * answer, and one answer in so many is checked against the schema (rule written-lists).
 */
export function keepLists(db: Database, { oneIn, onMisfit }: Checks) {
  const known = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => answer.text.length + key.length,
  })
  let made = 0

  return async ({ companyId, listVersion }: Reader, search: Search, now: Instant): Promise<WrittenAnswer> => {
    const key = `${companyId} ${JSON.stringify(search)}`
    const found = known.get(key)
    if (found && found.from <= now && now < found.until && found.version === listVersion) return found.answer
    const { version, sessions, rest } = await searchSessions(db, companyId, search, now)
    const data = `{"sessions":[${sessions}],${JSON.stringify(v.parse(Rest, rest)).slice(1)}`
    const misfit = made % oneIn === 0 ? misfitOf(data) : null
    made += 1
    if (misfit !== null) onMisfit(misfit)
    const answer = new WrittenAnswer(data)
    // A visit leaves what comes next when it begins.
    const begins = (rest.next ?? []).flatMap((one) =>
      one.status === status.scheduled && one.scheduled_for ? [one.scheduled_for] : [],
    )
    const latest = new Date(Date.parse(now) + longest).toISOString()
    known.set(key, { version, answer, from: now, until: [latest, ...begins].toSorted()[0] ?? latest })
    return answer
  }
}
