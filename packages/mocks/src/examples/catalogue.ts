import type { CatalogueRule, CatalogueService } from '@ensaio/domain'

/** A price of a service that fits every city. */
export function catalogueRule(over: Partial<CatalogueRule> = {}): CatalogueRule {
  return {
    id: 1,
    name: 'Padrão',
    city: null,
    area_up_to: 150,
    final_price: 508,
    active: true,
    discount: null,
    ...over,
  }
}

/** A service with prices by size and city. */
export function catalogueService(over: Partial<CatalogueService> = {}): CatalogueService {
  return {
    id: 1,
    name: 'Tour virtual, fotos e planta',
    vertical: { id: 1 },
    active: true,
    is_used: true,
    item_ids: [7, 9, 11],
    orientations: [],
    rules: [
      catalogueRule(),
      catalogueRule({ id: 2, area_up_to: 400, final_price: 749 }),
      catalogueRule({ id: 3, name: 'Porto Alegre', city: 'Porto Alegre', area_up_to: 150, final_price: 459 }),
      catalogueRule({ id: 4, name: 'Lançamento', city: 'São Paulo', final_price: 399, active: false }),
    ],
    ...over,
  }
}

/** Three services: active, inactive and without a price. */
export function catalogue(): CatalogueService[] {
  return [
    catalogueService(),
    catalogueService({
      id: 2,
      name: 'Fotos profissionais',
      item_ids: [9],
      rules: [catalogueRule({ id: 5, final_price: 289, area_up_to: 300 })],
    }),
    catalogueService({ id: 3, name: 'Vídeo do imóvel', is_used: false, item_ids: [10], rules: [] }),
    catalogueService({
      id: 4,
      name: 'Tour de veículo',
      vertical: { id: 2 },
      active: false,
      item_ids: [7],
      rules: [catalogueRule({ id: 6, name: 'Veículos', area_up_to: 20, final_price: 189 })],
    }),
  ]
}
