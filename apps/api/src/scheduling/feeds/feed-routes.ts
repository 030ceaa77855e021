import {
  type CalendarFeed,
  createCalendarFeed,
  createCityCalendarFeed,
  endCalendarFeed,
  endCityCalendarFeed,
  getCalendarFeed,
  getCityCalendarFeed,
} from '@ensaio/domain'
import { type Viewer, viewerIn } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { refuseUnknownCity } from '../../places/refuse-unknown-city.ts'
import { type FeedKey, findFeed } from '../repository/calendar-feeds.ts'
import { createFeed, endFeed } from './keep-feed.ts'

/** The own feed of a client or a photographer; the office has no visits of its own. */
function ownFeed(caller: Viewer | null): FeedKey {
  const { userId, scope } = viewerIn(caller)
  return scope === 'admin' ? refuse('wrong_role') : { userId, city: null }
}

/** Creates, replaces and ends the caller's calendar addresses (rule calendar-feed). */
export function feedRoutes(serve: Serve, links: Links): void {
  serve(getCalendarFeed, ({ db, viewer }): Promise<CalendarFeed | null> => findFeed(db, ownFeed(viewer)))
  serve(createCalendarFeed, ({ db, viewer, now }) => createFeed(db, ownFeed(viewer), links, now))
  serve(endCalendarFeed, ({ db, viewer, now }) => endFeed(db, ownFeed(viewer), now))

  serve(getCityCalendarFeed, ({ db, viewer, query: { city } }) =>
    findFeed(db, { userId: viewerIn(viewer).userId, city }),
  )
  serve(createCityCalendarFeed, async ({ db, viewer, body: { city }, now }) => {
    await refuseUnknownCity(db, city)
    return createFeed(db, { userId: viewerIn(viewer).userId, city }, links, now)
  })
  serve(endCityCalendarFeed, ({ db, viewer, query: { city }, now }) =>
    endFeed(db, { userId: viewerIn(viewer).userId, city }, now),
  )
}
