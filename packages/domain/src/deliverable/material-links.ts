import { isSafeLink } from './embed.ts'
import type { Deliverable } from './schema.ts'

/** The addresses of tours and videos among delivered material; unsafe links are left out. */
export function materialLinks(material: readonly Deliverable[]): { tours: string[]; videos: string[] } {
  const tours = material
    .filter((one) => 'matterport_url' in one)
    .flatMap(({ matterport_url, tour_url }) => [matterport_url, tour_url])
  const videos = material.filter(
    (one) => !('matterport_url' in one || 'is_featured' in one || 'file_extension' in one),
  )
  return {
    tours: tours.filter((url): url is string => url !== null && isSafeLink(url)),
    videos: videos.flatMap((one) => ('url' in one && one.url && isSafeLink(one.url) ? [one.url] : [])),
  }
}
