import { askForOriginals, getHosting, giveHosting, listHostings, renewHosting } from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { endedHostings, hosting, hostingPage } from '../examples/house/hosting.ts'
import { session } from '../examples/session.ts'
import { reply } from '../reply.ts'

/** Successful answers about the hosting of tours. */
export const hostingHandlers = [
  reply(getHosting, () => hosting()),
  reply(listHostings, ({ request }) =>
    new URL(request.url).searchParams.get('list') === 'ended' ? endedHostings() : hostingPage(),
  ),
  reply(renewHosting, ({ values }) => session({ id: Number(values.id), status: 5 })),
  reply(askForOriginals, ({ values }) =>
    session({
      id: Number(values.id),
      status: 5,
      originals: { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: now },
    }),
  ),
  reply(giveHosting, ({ values }) => session({ id: Number(values.id), status: 5 })),
]
