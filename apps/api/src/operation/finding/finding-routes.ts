import { type Found, findAnything, hasRight } from '@ensaio/domain'
import { staffOf } from '../../accounts/viewer.ts'
import type { Serve } from '../../http/serve.ts'
import { findCompanies, findPayments } from './repository/find-companies.ts'
import { findPeople } from './repository/find-people.ts'
import { findSessions } from './repository/find-sessions.ts'

/** The one search of the back office: each kind by the right that opens its pages (rule one-search). */
export function findingRoutes(serve: Serve): void {
  serve(findAnything, async ({ db, viewer, query: { text }, now }): Promise<Found> => {
    const staff = staffOf(viewer)
    const clients = hasRight(staff, 'clients')
    const people = {
      ...{ clients, office: hasRight(staff, 'team') },
      photographers: hasRight(staff, 'photographers'),
    }
    const [sessions, companies, found, payments] = await Promise.all([
      findSessions(db, staff, text, now),
      clients ? findCompanies(db, text) : [],
      clients || people.photographers ? findPeople(db, text, people) : [],
      hasRight(staff, 'credit') ? findPayments(db, text) : [],
    ])
    return { sessions, companies, people: found, payments }
  })
}
