/** A round distance that fits into so many pixels, and how many it takes: `5 km`. */
export function scaleOf(metersPerPixel: number, pixels: number): { label: string; width: number } {
  const most = metersPerPixel * pixels
  const power = 10 ** Math.floor(Math.log10(most))
  const meters = ([5, 2, 1].find((one) => one * power <= most) ?? 1) * power
  const label = meters >= 1000 ? `${meters / 1000} km` : `${meters} m`
  return { label, width: Math.round(meters / metersPerPixel) }
}

const equator = 40_075_016.686

/** How many meters a pixel shows at a latitude and a zoom, in the projection of web maps. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (equator * Math.cos((latitude * Math.PI) / 180)) / 2 ** (zoom + 8)
}
