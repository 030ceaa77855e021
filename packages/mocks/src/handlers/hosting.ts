import { getHosting, giveHosting, renewHosting } from '@ensaio/domain'
import { hosting } from '../examples/house/hosting.ts'
import { session } from '../examples/session.ts'
import { reply } from '../reply.ts'

/** Successful answers about the hosting of tours. */
export const hostingHandlers = [
  reply(getHosting, () => hosting()),
  reply(renewHosting, ({ values }) => session({ id: Number(values.id), status: 5 })),
  reply(giveHosting, ({ values }) => session({ id: Number(values.id), status: 5 })),
]
