import { itemNames, type ServiceOffers } from '@ensaio/domain'

/** The services that an ensaio with tour, photos and plan can change to; an item that would go holds material in the last. */
export function serviceOffers(over: Partial<ServiceOffers> = {}): ServiceOffers {
  const vertical = { id: 1 }
  return {
    price: 508,
    balance: null,
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
