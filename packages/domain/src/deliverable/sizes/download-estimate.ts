import type { SizedPhoto } from './endpoints.ts'
import { estimatedBytes, type PhotoSize } from './photo-sizes.ts'

/** What a download holds. */
export interface DownloadEstimate {
  files: number
  bytes: number
  /** Are all of its sizes drawn, so that the bytes are exact? */
  isExact: boolean
}

/** How many files and bytes a download of photos in some sizes holds; what is not drawn yet is estimated. */
export function downloadEstimate(
  photos: readonly SizedPhoto[],
  sizes: readonly PhotoSize[],
): DownloadEstimate {
  const files = photos.flatMap(({ bytes, width, height }) =>
    sizes.map((size) => bytes[size] ?? { size, width, height, bytes: bytes.original }),
  )
  const bytes = files.map((file) => (typeof file === 'number' ? file : estimatedBytes(file.size, file)))
  return {
    files: files.length,
    bytes: bytes.reduce((sum, one) => sum + one, 0),
    isExact: files.every((file) => typeof file === 'number'),
  }
}
