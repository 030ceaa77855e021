import {
  answerPreparedness as answerEndpoint,
  arrangeVisit as arrangeEndpoint,
  bookSession,
  getAvailability,
  getPublicSession,
  type Instant,
  leavePreferredPeriod,
  type MapTiles,
  moverOf,
  planVisit as planEndpoint,
  publicSchedulingState,
  reportUnable as reportUnableEndpoint,
  type Settings,
  unitsToBook,
} from '@ensaio/domain'
import { staffOf, type Viewer } from '../accounts/viewer.ts'
import { channelsOn, type PhoneConfig } from '../adapters/phone/open-senders.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { readLink, readToken } from '../deliverables/read-link.ts'
import { refuse } from '../http/refusal.ts'
import { inside, type Serve } from '../http/serve.ts'
import { writeConsent } from '../mail/phone/repository/phone-consent.ts'
import { getAccessibleSession } from '../sessions/accessible-session.ts'
import { readSettingsInForce, settingsInForce } from '../settings/repository/settings.ts'
import { answerPreparedness } from '../visits/answer-preparedness.ts'
import { leavePeriod } from '../visits/leave-period.ts'
import { arrangeVisit, planVisit } from './arrange-visit.ts'
import { boardRoutes } from './board/board-routes.ts'
import { bookTogether } from './book-together.ts'
import { bookVisit, unknownLink } from './book-visit.ts'
import { type BookingWindow, bookingWindow } from './booking-window.ts'
import { firstAndLastDay, keepFreeTimes, timesAfter } from './keep-free-times.ts'
import { reportUnable } from './report-unable.ts'
import { startsByDay } from './repository/availability.ts'
import { findByToken } from './repository/public-sessions.ts'
import { findGroup, isGroup } from './repository/session-groups.ts'

/** Returns the start times at which a group link's visits can be booked together; none if one of them cannot be booked or moved. */
async function startsTogether(
  db: Database,
  { token, viewer }: { token: string; viewer: Viewer | null },
  now: Instant,
  { earliest, horizonDays }: BookingWindow,
) {
  const units = await findGroup(db, token)
  if (units.length === 0) refuse('not_found', unknownLink)
  const wanted = unitsToBook(units)
  const [first] = wanted
  const mover = moverOf(viewer)
  if (first === undefined || wanted.some((unit) => !publicSchedulingState(unit, now, mover).open)) return {}
  const { city, time_zone } = first
  const place = { city, sessionIds: wanted.map(({ id }) => id) }
  const days = firstAndLastDay(now, time_zone, horizonDays)
  return timesAfter(await startsByDay(db, place, days), earliest, time_zone)
}

/** The public flow (what the link shows, the free times, the booking; rule opening-month), visits that staff arrange (rule beyond-agenda), and their board. */
export function schedulingRoutes(
  serve: Serve,
  {
    db: database,
    links,
    defaults,
    mapTiles,
    phone,
  }: {
    db: Database
    links: Links
    /** The values of settings that were never saved. */
    defaults: Partial<Settings>
    mapTiles: MapTiles | null
    phone: PhoneConfig
  },
): void {
  const freeTimes = keepFreeTimes(database)
  boardRoutes(serve, { defaults, mapTiles, links })

  const channels = channelsOn(phone)
  const settings = (db: Database) => readSettingsInForce(db, defaults)
  const shown = async (db: Database, token: string, viewer: Viewer | null) => ({
    ...(await readLink(db, token, viewer)),
    message_channels: channels,
  })

  serve(getPublicSession, ({ db, params, viewer }) => shown(db, readToken(params.token), viewer))

  serve(getAvailability, async ({ db, params, viewer, now }) => {
    const token = readToken(params.token)
    const session = await findByToken(db, token)
    if (session === null) {
      const window = bookingWindow(await settings(db), viewer, now)
      return startsTogether(db, { token, viewer }, now, window)
    }
    if (!publicSchedulingState(session, now, moverOf(viewer)).open) return {}
    return freeTimes(session, now, bookingWindow(settingsInForce(session.settings, defaults), viewer, now))
  })

  serve(bookSession, async (call) => {
    const token = readToken(call.params.token)
    const { viewer, now } = call
    const tx = inside(call)
    const book = (await isGroup(tx, token)) ? bookTogether : bookVisit
    const window = bookingWindow(await settings(tx), viewer, now)
    const { accepts_messages_by: accepted = [], scheduling_responsible_info: receiver } = call.body
    // Before the booking, which is the first thing to be told.
    for (const channel of receiver ? channels : [])
      if (accepted.includes(channel))
        await writeConsent(tx, receiver?.phone ?? '', { channel, is_on: true }, now)
    await book(tx, { token, input: call.body, viewer, links }, { now, ...window })
    return shown(tx, token, viewer)
  })

  serve(reportUnableEndpoint, async (call) => {
    const token = readToken(call.params.token)
    const { viewer, now } = call
    const tx = inside(call)
    await reportUnable(tx, { token, reason: call.body.reason, viewer, links }, now)
    return shown(tx, token, viewer)
  })

  serve(answerEndpoint, async ({ params, body, viewer, db, now }) => {
    const token = readToken(params.token)
    await transact(db, (tx) => answerPreparedness(tx, { token, input: body, viewer, links }, now))
    return shown(db, token, viewer)
  })

  serve(leavePreferredPeriod, async ({ params, body, viewer, db, now }) => {
    const token = readToken(params.token)
    await transact(db, (tx) => leavePeriod(tx, { token, input: body, viewer, links }, now))
    return shown(db, token, viewer)
  })

  serve(planEndpoint, async ({ viewer, db, params, query, now }) => {
    const { horizon_days: horizonDays } = await settings(db)
    return planVisit(db, { viewer: staffOf(viewer), sessionId: params.id, ...query, horizonDays }, now)
  })

  serve(arrangeEndpoint, async ({ viewer, db, params, body, now }) => {
    const { horizon_days: horizonDays } = await settings(db)
    const arranged = { viewer: staffOf(viewer), sessionId: params.id, input: body, links, horizonDays }
    await transact(db, (tx) => arrangeVisit(tx, arranged, now))
    return getAccessibleSession(db, viewer, params.id, now)
  })
}
