import {
  addHouseWebhook,
  addWebhook,
  changeHouseWebhook,
  changeWebhook,
  listHouseWebhookDeliveries,
  listHouseWebhooks,
  listWebhookDeliveries,
  listWebhooks,
  removeHouseWebhook,
  removeWebhook,
  renewHouseWebhookSecret,
  renewWebhookSecret,
  replayHouseWebhookDelivery,
  replayWebhookDelivery,
} from '@ensaio/domain'
import { clientOf, staffOf, type Viewer } from '../../accounts/viewer.ts'
import type { Serve } from '../../http/serve.ts'
import type { KeyChange } from './keep-keys.ts'
import * as keep from './keep-webhooks.ts'
import { readWebhooks } from './repository/webhooks.ts'

const company = {
  by: (viewer: Viewer | null): KeyChange => {
    const { companyId, userId } = clientOf(viewer)
    return { owner: companyId, userId }
  },
  list: listWebhooks,
  add: addWebhook,
  change: changeWebhook,
  remove: removeWebhook,
  renew: renewWebhookSecret,
  deliveries: listWebhookDeliveries,
  replay: replayWebhookDelivery,
}

const house = {
  by: (viewer: Viewer | null): KeyChange => ({ owner: null, userId: staffOf(viewer).userId }),
  list: listHouseWebhooks,
  add: addHouseWebhook,
  change: changeHouseWebhook,
  remove: removeHouseWebhook,
  renew: renewHouseWebhookSecret,
  deliveries: listHouseWebhookDeliveries,
  replay: replayHouseWebhookDelivery,
}

/** The addresses that events are sent to: of the caller's company, and of the house (rule webhook). */
export function webhookRoutes(serve: Serve, { anywhere }: { anywhere: boolean }): void {
  for (const own of [company, house]) {
    const { by } = own
    serve(own.list, ({ db, viewer }) => readWebhooks(db, by(viewer).owner))
    serve(own.add, ({ db, viewer, body, now }) =>
      keep.createWebhook(db, by(viewer), { ...body, anywhere }, now),
    )
    serve(own.change, ({ db, viewer, params: { id }, body, now }) =>
      keep.changeWebhook(db, by(viewer), { id, ...body }, now),
    )
    serve(own.remove, ({ db, viewer, params: { id }, now }) => keep.removeWebhook(db, by(viewer), id, now))
    serve(own.renew, ({ db, viewer, params: { id }, now }) => keep.renewSecret(db, by(viewer), id, now))
    serve(own.deliveries, ({ db, viewer, params: { id } }) => keep.deliveriesOf(db, by(viewer), id))
    serve(own.replay, ({ db, viewer, params }) => keep.replay(db, by(viewer), params))
  }
}
