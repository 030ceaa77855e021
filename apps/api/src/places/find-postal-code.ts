import type { Instant, PostalCodeAddress } from '@ensaio/domain'
import { NoAnswer } from '../adapters/ask-outside.ts'
import { bundledPostalCodes } from '../adapters/places/bundled-postal-codes.ts'
import type { PostalCodeSource } from '../adapters/places/postal-codes.ts'
import type { Database } from '../database/database.ts'
import { keepPostalCode, keptPostalCode } from './repository/postal-codes.ts'

const second = 1000
/** The longest wait for an outside service in milliseconds; shorter where the bundled table has the CEP, too. */
const patience = 3 * second
const patienceWhenBundled = second
/** How long a service that gave no answer is not asked again, in milliseconds. */
const silence = 60 * second
const keptFor = 90 * 24 * 60 * 60 * second

/** The result of a look-up; without an address, `asked` says whether an outside service answered. */
type FoundPostalCode = { address: PostalCodeAddress } | { address: null; asked: boolean }

/** Looks a CEP up. */
export type FindPostalCode = (db: Database, postalCode: string, now: Instant) => Promise<FoundPostalCode>

/**
 * Looks CEPs up in the cache, then in the outside services one after another, then in the bundled table (rule address-search). A service
 * that gives no answer is not asked again for a minute, so that a machine without a network answers at once.
 */
export function postalCodeFinder(
  sources: readonly PostalCodeSource[],
  onNoAnswer: (error: unknown) => void = () => undefined,
): FindPostalCode {
  const silentUntil = new Map<PostalCodeSource, number>()

  async function ask(source: PostalCodeSource, postalCode: string, now: Instant) {
    const wait = bundledPostalCodes.has(postalCode) ? patienceWhenBundled : patience
    try {
      return { address: await source.find(postalCode, wait) }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      onNoAnswer(new Error(`${source.name}: ${error.message}`))
      silentUntil.set(source, Date.parse(now) + silence)
      return null
    }
  }

  return async (db, postalCode, now) => {
    const since = new Date(Date.parse(now) - keptFor).toISOString()
    const kept = await keptPostalCode(db, postalCode, since)
    if (kept !== null) return { address: kept }
    let asked = false
    for (const source of sources) {
      if (Date.parse(now) < (silentUntil.get(source) ?? 0)) continue
      const answer = await ask(source, postalCode, now)
      if (answer?.address) {
        await keepPostalCode(db, answer.address, now)
        return { address: answer.address }
      }
      asked ||= answer !== null
    }
    const bundled = bundledPostalCodes.get(postalCode)
    return bundled === undefined ? { address: null, asked } : { address: bundled }
  }
}
