import {
  addPackages,
  addPriceRule,
  addService,
  listCatalogue,
  type NewPackages,
  type NewService,
  type PriceRuleChange,
  type PriceRuleForm,
  type PriceTableForm,
  type ServiceChange,
  savePriceTable,
  servicesCsv,
  updatePriceRule,
  updateService,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** Services and their prices. */
export function catalogueCalls(call: Call, connection: Connection) {
  return {
    list: (signal?: AbortSignal) => call(listCatalogue, { signal }),
    /** All of them as CSV (rule csv-export). */
    exportList: (progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, servicesCsv, { body: {} }, progress, signal),
    addService: (service: NewService) => call(addService, { body: service }),
    addPackages: (packages: NewPackages) => call(addPackages, { body: packages }),
    changeService: (id: number, change: ServiceChange) =>
      call(updateService, { values: { id }, body: change }),
    addRule: (id: number, rule: PriceRuleForm) => call(addPriceRule, { values: { id }, body: rule }),
    changeRule: (id: number, ruleId: number, change: PriceRuleChange) =>
      call(updatePriceRule, { values: { id, ruleId }, body: change }),
    savePrices: (id: number, table: PriceTableForm) => call(savePriceTable, { values: { id }, body: table }),
  }
}
