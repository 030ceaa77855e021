/** May a photo of this size in px show a whole sphere: twice as wide as high, but for a little (rule panoramas)? */
export function hasPanoramaShape({
  width,
  height,
}: {
  width: number | null
  height: number | null
}): boolean {
  return width !== null && height !== null && height > 0 && Math.abs(width / height - 2) <= 0.02
}
