import { Failure } from '../failure/failure.ts'

/** The largest photo, in bytes; that size passes, one more is refused (rule file-limits). */
export const largestPhoto = 3_145_728
/** The largest plan, in bytes (rule file-limits). */
export const largestBlueprint = 1_048_576
/** The most photos in one product. */
export const mostPhotos = 1000
/** The most plans in one product; also the most videos. */
export const mostBlueprints = 100
export const mostVideos = 100
export const photoTypes = ['image/jpeg', 'image/png'] as const
export const blueprintExtensions = ['dwg', 'pdf', 'png'] as const

/** The `accept` attributes of file inputs. */
export const photoAccept = '.jpg,.jpeg,.png,image/jpeg,image/png'
export const blueprintAccept = '.dwg,.pdf,.png,application/pdf,image/png'

/** `3145728` → `3,0 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
}

/** The size of a file above a limit; never rounds to the limit's own text: `mais de 3,0 MB`. */
export function oversizeText(bytes: number, limit: number): string {
  const size = formatBytes(bytes)
  return size === formatBytes(limit) ? `mais de ${size}` : size
}

/** Was the file itself refused, so that a retry is useless? */
export function isFileRefusal(reason: unknown): boolean {
  return reason instanceof Failure && (reason.code === 'too_large' || reason.code === 'wrong_type')
}
