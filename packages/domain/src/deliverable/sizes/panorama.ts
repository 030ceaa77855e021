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

/** The bytes at the start of a photo that are searched for its XMP: cameras write it before the picture. */
export const panoramaHeadBytes = 256 * 1024

/** Does a photo say of itself, in XMP, that it shows a whole sphere (`GPano:ProjectionType`, rule panoramas)? Takes its first bytes, as Latin-1. */
export function saysPanorama(start: string): boolean {
  return /GPano:ProjectionType(?:\s*=\s*["']|>\s*)equirectangular\b/i.test(start)
}
