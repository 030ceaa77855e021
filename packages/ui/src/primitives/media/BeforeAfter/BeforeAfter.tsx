import { ChevronsLeftRight } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { Box, Divider, Knob, Mark, Place, Range } from './BeforeAfter.styles.ts'

/** A picture of a comparison; `width` and `height` in px, null where they are not known. */
export type ComparedPicture = {
  src: string
  alt: string
  width?: number | null
  height?: number | null
}

/** Props of the comparison. */
export type BeforeAfterProps = {
  /** Shown left of the divider. */
  before: ComparedPicture
  /** Shown right of it. */
  after: ComparedPicture
  /** The accessible name of the divider. */
  label: string
}

/**
 * Two pictures over each other, parted by a divider that is dragged, or moved by the arrow keys, Page Up, Page Down, Home and End. They fill
 * their positioned parent as far as the proportions of the second one allow, each whole and centred.
 */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  // The place of the divider, in percent of the width.
  const [cut, setCut] = useState(50)

  function follow({ buttons, clientX, currentTarget }: PointerEvent) {
    if (buttons !== 1) return
    const { left, width } = currentTarget.getBoundingClientRect()
    setCut(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))))
  }

  const ratio = after.width && after.height ? after.width / after.height : null
  return (
    <Place>
      <Box
        style={
          ratio ? { width: `min(100cqw, ${100 * ratio}cqh)`, height: 'auto', aspectRatio: ratio } : undefined
        }
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={follow}
      >
        <img src={after.src} alt={after.alt} draggable={false} />
        <img
          src={before.src}
          alt={before.alt}
          draggable={false}
          style={{ clipPath: `inset(0 ${100 - cut}% 0 0)` }}
        />
        <Mark style={{ left: 0 }} data-faint={cut < 12 || undefined} aria-hidden="true">
          Antes
        </Mark>
        <Mark style={{ right: 0 }} data-faint={cut > 88 || undefined} aria-hidden="true">
          Depois
        </Mark>
        <Divider style={{ left: `${cut}%` }}>
          <Range
            type="range"
            min={0}
            max={100}
            step={1}
            value={cut}
            aria-label={label}
            aria-valuetext={`${cut}% antes, ${100 - cut}% depois`}
            onChange={({ target }) => setCut(target.valueAsNumber)}
          />
          <Knob aria-hidden="true">
            <ChevronsLeftRight size={20} strokeWidth={1.75} />
          </Knob>
        </Divider>
      </Box>
    </Place>
  )
}
