import {
  addPackages,
  addPriceRule,
  addService,
  listCatalogue,
  type NewPackages,
  type NewService,
  type PriceRuleForm,
  type PriceTableForm,
  type ServiceChange,
  savePriceTable,
  updatePriceRule,
  updateService,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Services and their prices. */
export function catalogueCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listCatalogue, { signal }),
    addService: (service: NewService) => call(addService, { body: service }),
    addPackages: (packages: NewPackages) => call(addPackages, { body: packages }),
    changeService: (id: number, change: ServiceChange) =>
      call(updateService, { values: { id }, body: change }),
    addRule: (id: number, rule: PriceRuleForm) => call(addPriceRule, { values: { id }, body: rule }),
    changeRule: (id: number, ruleId: number, rule: PriceRuleForm) =>
      call(updatePriceRule, { values: { id, ruleId }, body: rule }),
    savePrices: (id: number, table: PriceTableForm) => call(savePriceTable, { values: { id }, body: table }),
  }
}
