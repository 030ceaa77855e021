import type { ImgHTMLAttributes } from 'react'

/** The files of one picture: the smallest that every browser reads, and better ones by format, width or screen. */
export type PictureFiles = {
  src: string
  /** Size in px of `src`, so that its place is kept before it arrives. */
  width: number
  height: number
  /** What it shows; empty where it only sets the mood. */
  alt: string
  /** Better files, the best first; `media` picks another crop, whose own size is `width` and `height`. */
  sources?: readonly { srcSet: string; type?: string; media?: string; width?: number; height?: number }[]
}

/** A photograph in the size and format that fit the screen; it keeps its place while it arrives. */
export function Picture({
  files,
  sizes = '100vw',
  first = false,
  ...img
}: {
  files: PictureFiles
  /** How wide it is shown, as in the attribute of `img`. */
  sizes?: string
  /** The first thing that the page shows: fetched before anything else; others wait until they come near. */
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
