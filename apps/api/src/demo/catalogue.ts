import { type Cents, cars, type ItemId, servedCities } from '@ensaio/domain'
import type { PricePart } from '../database/tables/service.ts'

/** A service of the demo; the prices of its parts hold up to 150 m². */
export interface DemoService {
  name: string
  vertical: 1 | 2
  items: readonly ItemId[]
  main: { title: string; cents: Cents }
  /** Its additions with their price, or a word. */
  extras: readonly PricePart[]
}

const tourItems: readonly ItemId[] = [5, 6, 7, 8, 9]
const tour = { title: 'Tour virtual', cents: 39_900 }
const photos: PricePart = { title: 'Fotos profissionais', text: 'incluídas' }
const video: PricePart = { title: 'Vídeo', cents: 8_900 }
const plan: PricePart = { title: 'Planta', cents: 10_900 }
const hosting: PricePart = { title: 'Hospedagem do tour', text: '6 meses' }

/** Tour from R$ 399,00 with photos included, video + R$ 89,00, floor plan + R$ 109,00, 6 months of hosting (rule teaser-prices). */
export const demoServices: readonly DemoService[] = [
  { name: 'Tour virtual e fotos', vertical: 1, items: tourItems, main: tour, extras: [photos, hosting] },
  {
    name: 'Tour virtual, fotos e vídeo',
    vertical: 1,
    items: [...tourItems, 10],
    main: tour,
    extras: [photos, video, hosting],
  },
  {
    name: 'Tour virtual, fotos e planta',
    vertical: 1,
    items: [...tourItems, 11],
    main: tour,
    extras: [photos, plan, hosting],
  },
  {
    name: 'Completo: tour, fotos, vídeo e planta',
    vertical: 1,
    items: [...tourItems, 10, 11],
    main: tour,
    extras: [photos, video, plan, hosting],
  },
  {
    name: 'Fotos profissionais',
    vertical: 1,
    items: [8, 9],
    main: { title: 'Fotos profissionais', cents: 24_900 },
    extras: [],
  },
  {
    name: 'Fotos de veículo',
    vertical: cars,
    items: [8, 9],
    main: { title: 'Fotos de veículo', cents: 14_900 },
    extras: [],
  },
]

/** Surcharges for larger properties; above the last step, sales quotes. */
const areaSteps: readonly { upTo: number; extra: Cents }[] = [
  { upTo: 150, extra: 0 },
  { upTo: 300, extra: 12_000 },
  { upTo: 600, extra: 29_000 },
  { upTo: 1200, extra: 58_000 },
]

function stepsOf({ vertical }: DemoService): readonly { upTo: number; extra: Cents }[] {
  return vertical === cars ? [{ upTo: 1200, extra: 0 }] : areaSteps
}

function priceAt(service: DemoService, extra: Cents): Cents {
  const added = service.extras.map((part) => ('cents' in part ? part.cents : 0))
  return added.reduce((sum, cents) => sum + cents, service.main.cents + extra)
}

/** The price of a service for an area in m². */
export function demoPrice(service: DemoService, area: number): Cents {
  const step = stepsOf(service).find(({ upTo }) => area <= upTo)
  if (step === undefined) throw new Error(`No price for ${area} m².`)
  return priceAt(service, step.extra)
}

/** The price rules of a service: every city that is served, every size. */
export function demoRules(service: DemoService) {
  return servedCities.flatMap(({ name: city }) =>
    stepsOf(service).map(({ upTo, extra }) => {
      const size = service.vertical === cars ? [] : [{ title: 'Área', text: `até ${upTo} m²` }]
      const main = { ...service.main, cents: service.main.cents + extra }
      return {
        name: service.vertical === cars ? city : `Até ${upTo} m², ${city}`,
        city,
        area_up_to: upTo,
        price_cents: priceAt(service, extra),
        parts: JSON.stringify({ main, items: [...service.extras, ...size] }),
      }
    }),
  )
}
