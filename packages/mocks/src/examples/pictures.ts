/** Small pictures of the demo's property, by subject. */
export const pictures = {
  facade: new URL('../../pictures/fachada-01.webp', import.meta.url).href,
  facadeAtDusk: new URL('../../pictures/fachada-02.webp', import.meta.url).href,
  living: new URL('../../pictures/sala-01.webp', import.meta.url).href,
  kitchen: new URL('../../pictures/cozinha-01.webp', import.meta.url).href,
  bedroom: new URL('../../pictures/suite-01.webp', import.meta.url).href,
  balcony: new URL('../../pictures/varanda-01.webp', import.meta.url).href,
  pool: new URL('../../pictures/piscina-01.webp', import.meta.url).href,
  plan: new URL('../../pictures/planta-78m2.webp', import.meta.url).href,
  otherPlan: new URL('../../pictures/planta-45m2.webp', import.meta.url).href,
  panorama: new URL('../../pictures/sala-360.webp', import.meta.url).href,
  brochure: new URL('../../pictures/folheto-1.webp', import.meta.url).href,
  brochurePhotos: new URL('../../pictures/folheto-2.webp', import.meta.url).href,
} as const

/** A second of film of one colour, 160 × 90 px, which every browser plays. */
export const film = new URL('../../pictures/sala.webm', import.meta.url).href
