/** The bytes at the start of a file that are searched for its XMP: cameras write it before the picture. */
const searched = 256 * 1024

/** Does a photo say of itself, in XMP, that it shows a whole sphere (`GPano:ProjectionType`)? Asked before its metadata is taken out. */
export function saysPanorama(photo: Buffer): boolean {
  const start = photo.subarray(0, searched).toString('latin1')
  return /GPano:ProjectionType(?:\s*=\s*["']|>\s*)equirectangular\b/i.test(start)
}
