/** A link that can be shown inside the page, after a click (rule safe-links). */
export interface Embed {
  host: 'matterport' | 'youtube' | 'vimeo'
  /** The address that the iframe loads. */
  src: string
}

/** May staff keep this link: http or https, of any host (rule safe-links)? */
export function isSafeLink(text: string): boolean {
  try {
    return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text.trim()) && encodeURI(text.trim()).length <= 2000
  } catch {
    return false
  }
}

const matterport =
  /^https:\/\/(?:my|discover)\.matterport\.com\/(?:show\/?\?(?:[^#]*&)?m=|models\/|space\/)([A-Za-z0-9]{11}|[A-Za-z0-9]{25})(?=$|[&?#/])/
const youtube =
  /^(?:https?:)?\/\/(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?=$|[?&#/])/
const vimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?(?:\?(?:[^#]*&)?h=([0-9a-f]+))?/

/** The embed of a link of a known host; null for any other link. */
export function embedOf(link: string): Embed | null {
  const [, model] = link.match(matterport) ?? []
  if (model) return { host: 'matterport', src: `https://my.matterport.com/show/?m=${model}&play=1` }
  const [, video] = link.match(youtube) ?? []
  if (video) return { host: 'youtube', src: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1` }
  const [, id, hash, query] = link.match(vimeo) ?? []
  const secret = hash ?? query
  if (id)
    return {
      host: 'vimeo',
      src: `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ''}dnt=1&autoplay=1`,
    }
  return null
}

/** The name of an embed's host. */
export const embedHostNames = { matterport: 'Matterport', youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** The HTML that embeds the material on another site; it never starts by itself. */
export function embedCode({ src }: Embed, title: string): string {
  const quiet = src.replace(/[?&](?:auto)?play=1$/, '').replaceAll('&', '&amp;')
  return `<iframe src="${quiet}" title="${title.replaceAll('"', '&quot;')}" width="853" height="480" loading="lazy" allow="fullscreen; xr-spatial-tracking" allowfullscreen></iframe>`
}

/** A link shortened for display, without scheme and `www.`: `youtu.be/dQw4w9WgXcQ`. */
export function readableLink(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
