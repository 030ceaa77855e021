import type { Cents, ItemId } from '@ensaio/domain'

/** A service of the demo; `price` holds up to 150 m² (spec §9). */
export interface DemoService {
  name: string
  vertical: 1 | 2
  items: readonly ItemId[]
  price: Cents
}

const tourItems: readonly ItemId[] = [5, 6, 7, 8, 9]

/** Tour from R$ 399,00 with photos included, video + R$ 89,00, floor plan + R$ 109,00 (spec §9). */
export const demoServices: readonly DemoService[] = [
  { name: 'Tour virtual e fotos', vertical: 1, items: tourItems, price: 39_900 },
  { name: 'Tour virtual, fotos e vídeo', vertical: 1, items: [...tourItems, 10], price: 48_800 },
  { name: 'Tour virtual, fotos e planta', vertical: 1, items: [...tourItems, 11], price: 50_800 },
  {
    name: 'Completo: tour, fotos, vídeo e planta',
    vertical: 1,
    items: [...tourItems, 10, 11],
    price: 59_700,
  },
  { name: 'Fotos profissionais', vertical: 1, items: [8, 9], price: 24_900 },
  { name: 'Fotos de veículo', vertical: 2, items: [8, 9], price: 14_900 },
]

/** What bigger properties cost on top; above the last step the sales team quotes (spec §9). */
export const areaSteps: readonly { upTo: number; extra: Cents }[] = [
  { upTo: 150, extra: 0 },
  { upTo: 300, extra: 12_000 },
  { upTo: 600, extra: 29_000 },
  { upTo: 1200, extra: 58_000 },
]

/** The price of a service for an area in m². */
export function demoPrice(service: DemoService, area: number): Cents {
  const step = areaSteps.find(({ upTo }) => area <= upTo)
  if (step === undefined) throw new Error(`No price for ${area} m².`)
  return service.price + step.extra
}
