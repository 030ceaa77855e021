import {
  addPackages as addPackagesEndpoint,
  addPriceRule,
  addService as addServiceEndpoint,
  listCatalogue,
  savePriceTable as savePriceTableEndpoint,
  updatePriceRule,
  updateService,
} from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Serve } from '../http/serve.ts'
import { addPackages } from './add-packages.ts'
import { addRule, addService, changeRule, changeService } from './change-catalogue.ts'
import { readCatalogue } from './repository/catalogue.ts'
import { savePriceTable } from './save-price-table.ts'

/** Services and what they cost, for our administration (rule lowest-price). */
export function catalogueRoutes(serve: Serve): void {
  serve(listCatalogue, ({ db }) => readCatalogue(db))

  serve(addServiceEndpoint, ({ db, viewer, body, now }) =>
    addService(db, { viewer: staffOf(viewer), now }, body),
  )

  serve(addPackagesEndpoint, ({ db, viewer, body, now }) =>
    addPackages(db, { viewer: staffOf(viewer), now }, body),
  )

  serve(updateService, ({ db, viewer, params, body, now }) =>
    changeService(db, { viewer: staffOf(viewer), now, id: params.id }, body),
  )

  serve(addPriceRule, ({ db, viewer, params, body, now }) =>
    addRule(db, { viewer: staffOf(viewer), now, id: params.id }, body),
  )

  serve(updatePriceRule, ({ db, viewer, params, body, now }) =>
    changeRule(db, { viewer: staffOf(viewer), now, ...params }, body),
  )

  serve(savePriceTableEndpoint, ({ db, viewer, params, body, now }) =>
    savePriceTable(db, { viewer: staffOf(viewer), now, id: params.id }, body),
  )
}
