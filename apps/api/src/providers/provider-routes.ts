import {
  addDays,
  addProvider as addEndpoint,
  addTimeOff,
  getCapacity,
  listProviders,
  removeTimeOff,
  resetProviderSecondStep,
  updateProvider,
  wallClock,
} from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { refuseUnknownCity } from '../places/refuse-unknown-city.ts'
import { readCapacity } from '../scheduling/repository/availability.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import {
  addProvider,
  cancelLeave,
  changeProvider,
  providersOf,
  resetProviderStep,
  sendOnLeave,
} from './change-provider.ts'
import { readStaffProviders } from './repository/providers.ts'

// Two years is further than anybody plans.
const twoYears = 730

/** Photographers, their days, and the capacity of cities; photographers see and change only their own days off. */
export function providerRoutes(serve: Serve, links: Links): void {
  serve(listProviders, ({ db, viewer, now }) => readStaffProviders(db, providersOf(staffOf(viewer)), now))

  serve(addEndpoint, ({ db, viewer, body, now }) =>
    addProvider(db, { viewer: staffOf(viewer), input: body, links }, now),
  )

  serve(updateProvider, ({ db, viewer, params, body, now }) =>
    changeProvider(db, { viewer: staffOf(viewer), id: params.id }, body, now),
  )

  serve(resetProviderSecondStep, ({ db, viewer, params, now }) =>
    resetProviderStep(db, { viewer: staffOf(viewer), id: params.id, links }, now),
  )

  serve(addTimeOff, ({ db, viewer, params, body, now }) =>
    sendOnLeave(db, { viewer: staffOf(viewer), id: params.id }, body, now),
  )

  serve(removeTimeOff, ({ db, viewer, params, now }) =>
    cancelLeave(db, { viewer: staffOf(viewer), ...params }, now),
  )

  serve(getCapacity, async ({ db, query: { city, from }, now }) => {
    const today = wallClock(now, await readHouseZone(db)).date
    if (from < addDays(today, -twoYears) || from > addDays(today, twoYears)) {
      const message = 'Escolha um dia a até dois anos de hoje.'
      refuse('invalid', message, { from: message })
    }
    await refuseUnknownCity(db, city)
    return readCapacity(db, city, from)
  })
}
