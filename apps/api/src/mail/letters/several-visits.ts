import { addressSubtitle, addressTitle, formatLongInstant, type Instant, unitText } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { readAudience, readSessionIds, readVisit } from '../repository/announced-visits.ts'
import { forHolder, type Visit, visitFacts } from './visit.ts'

/** Visits of one building in the order of their units, at least one. */
export type Visits = readonly [Visit, ...Visit[]]

/** A visit, with the people who read mails about it. */
export interface ToldVisit {
  visit: Visit
  people: Awaited<ReturnType<typeof readAudience>>[number]
}

/** The visits of tokens of one company, each with its people, and the readers of mails about all of them. */
export async function readVisits(tx: Tx, tokens: readonly string[], now: Instant) {
  const audience = await readAudience(tx, await readSessionIds(tx, tokens))
  const each: ToldVisit[] = []
  for (const token of tokens) {
    const visit = await readVisit(tx, token, now)
    const people = audience.find((one) => one.token === token)
    if (visit !== null && people !== undefined) each.push({ visit, people })
  }
  const [first, ...rest] = each.map(({ visit }) => visit)
  const [told] = audience
  if (first === undefined || told === undefined) throw new Error('There is no visit.')
  return { visits: [first, ...rest] as Visits, told, each }
}

/** The visits as those who receive the photographer read them. */
export function severalForHolder([first, ...rest]: Visits): Visits {
  return [forHolder(first), ...rest.map(forHolder)]
}

/** The facts of a mail about visits: all of a single one; for several the common ones, then time and photographer of each. */
export function severalFacts(visits: Visits): [string, string][] {
  const [first, ...rest] = visits
  if (rest.length === 0) return visitFacts(first)
  const place = [addressTitle(first.address), addressSubtitle(first.address)].filter(Boolean).join(', ')
  const lines = visits.map(({ vertical_data, start, timeZone, providerName }, nth): [string, string] => [
    unitText(vertical_data) || `Ensaio ${nth + 1}`,
    [start && formatLongInstant(start, timeZone), providerName].filter(Boolean).join(', com '),
  ])
  return [['Onde', place], ['Serviço', first.service.name], ...lines]
}
