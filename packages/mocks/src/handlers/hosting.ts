import { getHosting, giveHosting, listHostings, renewHosting } from '@ensaio/domain'
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
  reply(giveHosting, ({ values }) => session({ id: Number(values.id), status: 5 })),
]
