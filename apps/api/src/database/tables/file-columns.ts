import type { Tables } from './tables.ts'

type ColumnsOf<Name extends keyof Tables> = readonly (keyof Tables[Name] & string)[]

/** Every column that holds the name of a stored file. A file that none of them names is unused and deleted later. */
export const fileColumns = {
  companies: ['logo_file'],
  house_brand: ['logo_file'],
  photos: ['file', 'thumbnail_file', 'preview_file'],
  photo_versions: ['file', 'thumbnail_file', 'preview_file'],
  photo_derivatives: ['file'],
  blueprints: ['file'],
  blueprint_pages: ['file'],
  video_files: ['file', 'poster_file'],
} as const satisfies { [Name in keyof Tables]?: ColumnsOf<Name> }
