import type { FormerPhoto, Instant } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'

type Size = 'original' | 'thumbnail' | 'preview'

/** The address of a photo as delivered, or of one of its pictures, for those who may see it (rule file-bytes); another one for each version. */
export function photoUrl(photoId: number, size: Size, version: number): string {
  return `/api/files/photos/${photoId}/${size}${version > 1 ? `?v=${version}` : ''}`
}

/** The part of an address that names a version; empty for the first version of a photo. */
export function versionPart(url: string): string {
  return /\?v=\w+$/.exec(url)?.[0] ?? ''
}

/** SQL for what `photoUrl` returns of a row of `photos`. */
export function photoUrlInSql(size: Size): RawBuilder<string> {
  return sql`concat('/api/files/photos/', photos.id, ${sql.lit(`/${size}`)}, '?v=' || nullif(photos.version, 1))`
}

/** The addresses of an older version, whose number they always name. */
export function formerPhoto(
  photoId: number,
  former: { version: number; width: number | null; height: number | null; replaced_at: Instant },
): FormerPhoto {
  const { version, ...told } = former
  const url = (size: string) => `/api/files/photos/${photoId}/${size}?v=${version}`
  return { ...told, url: url('original'), thumbnail_url: url('thumbnail'), preview_url: url('preview') }
}
