import {
  type ItemId,
  itemNames,
  items,
  type ProductItem,
  type Service,
  type ServiceOffers,
} from '@ensaio/domain'

/** A product item; photos by default. */
export function productItem(id: ItemId = 9): ProductItem {
  return { id, item_id: id, label: itemNames[id], title: itemNames[id], icon: items[id].icon }
}

/** Tour, photos and plan in one visit. */
export function service(over: Partial<Service> = {}): Service {
  const ids: ItemId[] = [7, 9, 11]
  return {
    id: 1,
    name: 'Tour virtual, fotos e planta',
    vertical: { id: 1 },
    products: ids.map((id) => ({ name: itemNames[id], item: productItem(id) })),
    ...over,
  }
}

/** The services that a company may order. */
export function services(): Service[] {
  return [
    service(),
    service({ id: 2, name: 'Fotos profissionais', products: [{ name: 'Fotos', item: productItem(9) }] }),
    service({ id: 3, name: 'Vídeo do imóvel', products: [{ name: 'Vídeo', item: productItem(10) }] }),
    service({ id: 4, name: 'Planta humanizada', products: [{ name: 'Planta', item: productItem(11) }] }),
  ]
}

/** The services that an ensaio with tour, photos and plan can change to; an item that would go holds material in the last. */
export function serviceOffers(over: Partial<ServiceOffers> = {}): ServiceOffers {
  const vertical = { id: 1 }
  return {
    price: 508,
    balance: null,
    coupon: null,
    offers: [
      {
        service: { id: 2, name: 'Fotos profissionais', vertical },
        price: 249,
        difference: -259,
        added: [],
        removed: [itemNames[7], itemNames[11]],
        refusal: null,
      },
      {
        service: { id: 5, name: 'Completo', vertical },
        price: 597,
        difference: 89,
        added: [itemNames[10]],
        removed: [],
        refusal: null,
      },
      {
        service: { id: 3, name: 'Vídeo do imóvel', vertical },
        price: 508,
        difference: 0,
        added: [itemNames[10]],
        removed: [itemNames[9]],
        refusal: `Já há material em ${itemNames[9]}.`,
      },
    ],
    ...over,
  }
}
