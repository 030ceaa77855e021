import type { PictureFiles } from '@ensaio/ui'

const files = import.meta.glob<string>('../pictures/landing/*/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function sourceSet(name: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths
    .map((width) => `${files[`../pictures/landing/${name}/${name}-${width}.${format}`]} ${width}w`)
    .join(', ')
}

/** A picture of the landing folder, in its widths (px) and formats; `ratio` is width to height. */
export function picture(
  name: string,
  alt: string,
  { widths = [640, 960], ratio = 3 / 2 }: { widths?: readonly number[]; ratio?: number } = {},
): PictureFiles {
  const largest = widths.at(-1) ?? 960
  return {
    src: files[`../pictures/landing/${name}/${name}-${largest}.webp`] ?? '',
    width: largest,
    height: Math.round(largest / ratio),
    alt,
    sources: [
      { srcSet: sourceSet(name, widths, 'avif'), type: 'image/avif' },
      { srcSet: sourceSet(name, widths, 'webp'), type: 'image/webp' },
    ],
  }
}

/** The first photograph, with its upright crop for phones. */
export const hero: PictureFiles = (() => {
  const wide = picture('hero', 'Sala de estar ampla ao entardecer, com varanda aberta para a cidade.', {
    widths: [640, 1280, 1920],
    ratio: 16 / 9,
  })
  const upright = picture('hero-vertical', wide.alt, { widths: [640, 1080], ratio: 3 / 4 })
  const onPhones = { media: '(max-width: 767px)', width: upright.width, height: upright.height }
  return {
    ...wide,
    sources: [
      ...(upright.sources ?? []).map((source) => ({ ...source, ...onPhones })),
      ...(wide.sources ?? []),
    ],
  }
})()
