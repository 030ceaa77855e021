import { listPricedServices, searchPrices } from '@ensaio/domain'
import type { Serve } from '../http/serve.ts'
import { findPrice, startingPrice } from './find-price.ts'
import { allRules, priceRule, rulesOfService } from './repository/price-rules.ts'
import { activeServices } from './repository/services.ts'

/** What things cost (rule lowest-price): where prices start, a quote, and the services with all their prices. */
export function priceRoutes(serve: Serve): void {
  serve(searchPrices, async ({ db, body: { filter } }) => {
    if (filter.type === 'min') {
      const { rule, items } = startingPrice(await allRules(db))
      return priceRule(rule, items)
    }
    const at = { service: 'filter.service_id', city: 'filter.city', area: 'filter.area' }
    return priceRule(findPrice(await rulesOfService(db, filter.service_id), filter, at))
  })

  serve(listPricedServices, async ({ db }) => {
    const services = await activeServices(db)
    const rules = Map.groupBy(await allRules(db), (rule) => rule.service_id)
    return services.map((service) => ({
      ...service,
      rules: (rules.get(service.id) ?? []).map((rule) => priceRule(rule)),
    }))
  })
}
