import type { ImgHTMLAttributes } from 'react'

/** The files of a picture: a fallback for every browser, and better ones by format, width or screen. */
export type PictureFiles = {
  src: string
  /** Size of `src` in px, so that its space is reserved before it loads. */
  width: number
  height: number
  /** Alternative text; empty when decorative. */
  alt: string
  /** Better files, the best first; `media` picks another crop, whose own size is `width` and `height`. */
  sources?: readonly { srcSet: string; type?: string; media?: string; width?: number; height?: number }[]
}

/** A photograph in the size and format that fit the screen; its space is reserved while it loads. */
export function Picture({
  files,
  sizes = '100vw',
  first = false,
  ...img
}: {
  files: PictureFiles
  /** The `sizes` attribute of `img`. */
  sizes?: string
  /** Loads with high priority, for the first picture of a page; others load lazily. */
  first?: boolean
} & Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'draggable'>) {
  return (
    <picture>
      {files.sources?.map((source) => (
        <source key={`${source.media}${source.type}`} sizes={sizes} {...source} />
      ))}
      <img
        {...img}
        src={files.src}
        alt={files.alt}
        width={files.width}
        height={files.height}
        fetchPriority={first ? 'high' : undefined}
        loading={first ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
